import { median } from "../load";
import type { Row } from "../report";
import { settle, type World } from "../world";
import { residentBytes } from "./rest";

/** Time to the first word beside the stand-in asked directly, and what an open stream costs. */
export async function chat(world: World): Promise<Row[]> {
  const alone = [];
  const direct = [];
  for (let round = 0; round < 20; round += 1) {
    const member = await settle(world, `talker-${round}`, 1, 3);
    alone.push(await firstWord(world, member));
    direct.push(await firstWordDirect(world));
  }
  const members = await Promise.all(Array.from({ length: 50 }, (_, index) => settle(world, `crowd-${index}`, 1, 3)));
  const before = residentBytes(world.pid);
  const crowd = (await Promise.all(members.map((member) => firstWord(world, member)))).sort((a, b) => a - b);
  const after = residentBytes(world.pid);
  const floor = median(direct);
  return [
    {
      what: "chat, first word over the model's own, ms p50",
      measured: `${median(alone).toFixed(0)} ms, direct ${floor.toFixed(0)} ms`,
      figure: median(alone) - floor,
      must: { atMost: 15 },
    },
    {
      what: "chat, 50 at once: first word over the model's own, ms p99",
      measured: `slowest ${crowd.at(-1)?.toFixed(0)} ms`,
      figure: (crowd.at(-1) ?? 0) - floor,
      must: { atMost: 40 },
    },
    {
      what: "chat, memory of an open stream, KB",
      measured: "50 streams",
      figure: (after - before) / 50 / 1024,
      must: { atMost: 150 },
    },
  ];
}

async function firstWord(world: World, member: { goalId: string; headers: { cookie: string } }): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${world.url}/api/v2/chat/message`, {
    method: "POST",
    headers: { ...member.headers, "content-type": "application/json", accept: "text/event-stream", origin: world.url },
    body: JSON.stringify({ goalId: member.goalId, message: "How am I doing?" }),
  });
  return untilText(response, "event: delta", begun);
}

async function firstWordDirect(world: World): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${world.standIns.anthropic}/v1/messages`, {
    method: "POST",
    headers: { authorization: "Bearer bench", "content-type": "application/json", "anthropic-version": "2026-10-21" },
    body: JSON.stringify({
      model: "any",
      max_tokens: 300,
      stream: true,
      messages: [{ role: "user", content: "How am I doing?" }],
    }),
  });
  return untilText(response, "content_block_delta", begun);
}

/** Milliseconds until `mark` has come; the rest of the stream is read to its end, as a person would. */
async function untilText(response: Response, mark: string, begun: number): Promise<number> {
  let seen = "";
  let at = Number.NaN;
  const decoder = new TextDecoder();
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    seen += decoder.decode(chunk, { stream: true });
    if (Number.isNaN(at) && seen.includes(mark)) at = performance.now() - begun;
  }
  if (Number.isNaN(at)) throw new Error(`The stream ended without a word: ${seen.slice(0, 200)}`);
  return at;
}
