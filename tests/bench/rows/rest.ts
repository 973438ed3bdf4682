import { readFileSync } from "node:fs";
import type { Row } from "../report";
import type { World } from "../world";

/** What the server holds when nobody asks anything of it, with the worker inside. */
export async function atRest(world: World): Promise<Row[]> {
  for (const path of ["/", "/api/health", "/api/ready"]) await fetch(`${world.url}${path}`);
  await new Promise((settled) => setTimeout(settled, 3_000));
  const megabytes = residentBytes(world.pid) / 1024 ** 2;
  return [
    { what: "resident memory idle, MB", measured: "server with worker", figure: megabytes, must: { atMost: 300 } },
  ];
}

/** Of the process itself, from the kernel. */
export function residentBytes(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
