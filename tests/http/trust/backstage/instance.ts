import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client as Connection } from "pg";
import { startAppServer } from "@/scripts/quickstart/app-server.mjs";
import { testServer } from "@/tests/http/server";
import { type AnthropicStandIn, startAnthropic } from "@/tests/stand-ins/anthropic";
import { ROOT } from "./pages";

export type Instance = {
  readonly url: string;
  readonly pid: number;
  readonly ended: Promise<number | string>;
  readonly databaseUrl: string;
  readonly NEXTAUTH_SECRET: string;
  readonly model: AnthropicStandIn;
  readonly logFile: string;
  /** The same installation, started once more after its end. */
  again(): Promise<void>;
};

/** A server of one's own, on the build under test and a fresh database, to be ended as one likes. `paceMs`: the model's. */
export function instance({ paceMs }: { paceMs: number }): () => Instance {
  const postgres = JSON.parse(process.env.TEST_POSTGRES ?? "{}") as { url: string; template: string };
  const name = `own_${crypto.randomUUID().replaceAll("-", "")}`;
  const folder = mkdtempSync(join(tmpdir(), "goalcoach-own-"));
  const { NEXTAUTH_SECRET } = testServer();
  const databaseUrl = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const logFile = join(folder, "server.log");
  let model: AnthropicStandIn;
  let running: Awaited<ReturnType<typeof startAppServer>>;
  let url = "";

  const start = async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    const env = {
      NEXTAUTH_SECRET,
      APP_URL: url,
      NEXTAUTH_URL: url,
      DATABASE_URL: databaseUrl,
      ALLOW_INSECURE_UPSTREAMS: "1",
      ANTHROPIC_API_KEY: "stand-in",
      ANTHROPIC_BASE_URL: model.url,
    };
    running = await startAppServer({ root: ROOT, port, env, logFile });
  };
  const onServer = async (sql: string) => {
    const connection = new Connection({ connectionString: postgres.url });
    await connection.connect();
    await connection.query(sql).finally(() => connection.end());
  };

  beforeAll(async () => {
    [model] = await Promise.all([
      startAnthropic({ paceMs }),
      onServer(`create database ${name} template ${postgres.template}`),
    ]);
    await start();
  }, 90_000);
  afterAll(async () => {
    await running?.stop();
    await model?.close();
    await onServer(`drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  return () => ({
    url,
    databaseUrl,
    NEXTAUTH_SECRET,
    model,
    logFile,
    pid: running.pid ?? 0,
    ended: running.ended as Promise<number | string>,
    again: start,
  });
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
