import { Agent, request } from "node:http";

export type Load = {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly connections?: number;
  readonly seconds?: number;
};
export type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};

/** Keeps `connections` requests in flight for `seconds`; latencies in milliseconds. Answers other than 2xx and 304 are errors. */
export async function load({ url, headers = {}, connections = 16, seconds = 2 }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  let errors = 0;

  const one = () =>
    new Promise<void>((done) => {
      const begun = performance.now();
      const outgoing = request(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.on("end", () => {
          latencies.push(performance.now() - begun);
          const status = answer.statusCode ?? 0;
          if (status !== 304 && (status < 200 || status > 299)) errors += 1;
          done();
        });
      });
      outgoing.on("error", () => {
        errors += 1;
        done();
      });
      outgoing.end();
    });
  const keepGoing = async () => {
    while (performance.now() < until) await one();
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, keepGoing));
  const elapsed = (performance.now() - begun) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return { perSecond: (latencies.length - errors) / elapsed, p50: at(0.5), p99: at(0.99), errors };
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Five rounds in which every contestant runs once, so that a slow minute of the machine hits all alike. */
export async function interleaved<Name extends string>(
  contestants: Record<Name, () => Promise<number>>,
  rounds = 5,
): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[];
  const runs = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await contestants[name]();
  for (let round = 0; round < rounds; round += 1) for (const name of names) runs[name].push(await contestants[name]());
  return Object.fromEntries(names.map((name) => [name, median(runs[name])])) as Record<Name, number>;
}
