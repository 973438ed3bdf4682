import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type Running = {
  urls: Record<string, string>;
  /** Closes our end of the pipe, as our death would; resolves with the exit code. */
  letGo(): Promise<number | null>;
};

/** `main.ts` in a process of its own, as the quickstart runs it. */
export async function startProcess(...names: string[]): Promise<Running> {
  const args = ["--import", "tsx", join(__dirname, "main.ts"), ...names];
  const child = spawn(process.execPath, args, { cwd: join(__dirname, "../.."), stdio: ["pipe", "pipe", "inherit"] });
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once("line", resolve)),
    exit.then((code) => Promise.reject(new Error(`the stand-ins ended with ${code} before they were ready`))),
  ]);
  const letGo = () => {
    child.stdin.end();
    return exit;
  };
  return { urls: JSON.parse(line), letGo };
}
