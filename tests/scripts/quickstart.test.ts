import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const scripts = join(process.cwd(), "scripts");

/** The quickstart is plain Node modules, so they are asked in plain Node: `expression` may use what `from` exports. */
function ask(from: string, expression: string, ...args: unknown[]): unknown {
  const code = `import * as it from ${JSON.stringify(join(scripts, from))};
    const args = ${JSON.stringify(args)};
    process.stdout.write(JSON.stringify((await (async () => ${expression})()) ?? null));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "goalcoach-scripts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("fingerprint", () => {
  const print = () => ask("quickstart/fingerprint.mjs", `it.fingerprint(args[0], ["a", "b.ts", "missing"])`, folder);
  beforeEach(() => {
    mkdirSync(join(folder, "a", "generated"), { recursive: true });
    writeFileSync(join(folder, "a", "x.ts"), "1");
    writeFileSync(join(folder, "b.ts"), "2");
  });

  test.each([
    ["stays when nothing changed", () => undefined, true],
    [
      "stays when something made by a tool changed",
      () => writeFileSync(join(folder, "a", "generated", "y.ts"), "9"),
      true,
    ],
    ["changes with a file's content", () => writeFileSync(join(folder, "a", "x.ts"), "3"), false],
    ["changes with a new file", () => writeFileSync(join(folder, "a", "z.ts"), ""), false],
    ["changes with a removed file", () => rmSync(join(folder, "b.ts")), false],
  ])("%s", (_name, change, same) => {
    const before = print();
    change();
    expect(print() === before).toBe(same);
  });
});

describe("secrets", () => {
  test("are made once, kept, and closed to others", () => {
    const ask2 = () => ask("quickstart/keepsakes.mjs", "it.secretsIn(args[0])", folder) as Record<string, string>;
    const first = ask2();
    expect(first.NEXTAUTH_SECRET?.length).toBeGreaterThanOrEqual(32);
    expect(first.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    expect(ask2()).toEqual(first);
    expect(
      ask(
        "quickstart/keepsakes.mjs",
        `(await import("node:fs")).statSync(args[0]).mode & 0o777`,
        join(folder, "secrets.json"),
      ),
    ).toBe(0o600);
  });
});

describe("where PostgreSQL may live", () => {
  test.each([
    [0o755, 0o755, true],
    [0o700, 0o755, false],
    [0o755, 0o700, false],
    [0o711, 0o711, true],
  ])("checkout %o, data %o", (above, inside, reachable) => {
    const data = join(folder, "checkout", "data");
    mkdirSync(data, { recursive: true });
    const expression = `{ const { chmodSync } = await import("node:fs"); chmodSync(args[1], 0o755); chmodSync(args[2], args[3]); chmodSync(args[0], args[4]); return it.canReach({ uid: 54321, gid: 54321 }, args[0]); }`;
    expect(ask("postgres/owner.mjs", expression, data, folder, join(folder, "checkout"), above, inside)).toBe(
      reachable,
    );
  });

  test("an ordinary user runs it themselves, wherever they are", () => {
    expect(ask("postgres/owner.mjs", "it.canReach(null, args[0])", "/nowhere/at/all")).toBe(true);
  });
});

describe("the way must be clear", () => {
  const clear = (port: number) =>
    ask(
      "quickstart/place.mjs",
      "it.clearTheWay({ journal: args[0], port: args[1], data: args[2] }).then(() => 'clear', (error) => error.message)",
      join(folder, "quickstart.json"),
      port,
      folder,
    );

  test("a busy port is named, with a way out", async () => {
    const server = createServer().listen(0);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    expect(clear(port)).toBe(
      `Port ${port} is already in use. Stop what runs there, or choose another: PORT=${port + 1} npm run quickstart`,
    );
    server.close();
    await once(server, "close");
    expect(clear(port)).toBe("clear");
  });

  test("a quickstart that lives is left alone, one that was killed is cleared away", async () => {
    const sleeper = (name: string) => {
      writeFileSync(join(folder, name), "setInterval(() => {}, 1000)");
      return spawn(process.execPath, [join(folder, name)], { stdio: "ignore" });
    };
    const quickstart = sleeper("quickstart.js");
    const server = sleeper("next-server.js");
    const ended = once(server, "exit");
    const facts = { pid: quickstart.pid, address: "http://localhost:1", children: [server.pid] };
    writeFileSync(join(folder, "quickstart.json"), JSON.stringify(facts));
    expect(clear(0)).toBe(
      `GoalCoach already runs with the data in ${folder}: http://localhost:1 (process ${quickstart.pid}).`,
    );

    quickstart.kill("SIGKILL");
    await once(quickstart, "exit");
    expect(clear(0)).toBe("clear");
    await ended;
  });
});

describe("supervision", () => {
  test("a server that falls is started again, after pauses that double; stopped, it stays down", () => {
    const expression = `{
      const fall = []; const pauses = []; let starts = 0;
      const start = async () => {
        starts += 1;
        if (starts === 3) throw new Error("not yet");
        let end; const ended = new Promise((resolve) => { end = resolve; });
        fall.push(() => end("SIGKILL"));
        return { ended, stop: async () => end(0) };
      };
      const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
      const it2 = await it.supervise({ start, say: () => {}, pause: async (ms) => { pauses.push(ms); }, now: () => 0 });
      fall[0](); await settle();
      fall[1](); await settle();
      await it2.stop(); await settle();
      return { starts, pauses };
    }`;
    expect(ask("quickstart/supervise.mjs", expression)).toEqual({ starts: 4, pauses: [250, 500, 1000] });
  });
});
