import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { jobQueue } from "@/lib/adapters/graphile-worker/queue";
import { atomicallyOn } from "@/lib/adapters/prisma/atomically";
import { openDatabase } from "@/lib/adapters/prisma/client";

/** A server that accepts connections and never says a word, as one behind a cut cable. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const open = (port: number) =>
  openDatabase({ url: `postgresql://u:p@127.0.0.1:${port}/d`, poolSize: 2, onError: () => undefined });

describe("a database that cannot be reached", () => {
  test.each([
    ["a query", (database: ReturnType<typeof open>) => database.prisma.heartbeat.findMany()],
    ["plain SQL", (database: ReturnType<typeof open>) => database.prisma.$queryRaw`select 1`],
    [
      "a transaction",
      (database: ReturnType<typeof open>) => atomicallyOn(database.prisma, jobQueue)(async () => undefined),
    ],
  ])("connection refused: %s is refused as unavailable", async (_name, act) => {
    const database = open(1);
    await expect(act(database)).rejects.toMatchObject({
      name: "Refusal",
      code: "unavailable",
      detail: { retryAfter: 5 },
    });
    await database.close();
  });

  test("silence: an answer comes within five seconds (T42)", async () => {
    const silent = await silentServer();
    const database = open(silent.port);
    const started = performance.now();
    await expect(database.prisma.heartbeat.findMany()).rejects.toMatchObject({ code: "unavailable" });
    expect(performance.now() - started).toBeLessThan(5_000);
    await database.close();
    silent.close();
  });
});
