import { speakable } from "@/lib/core/coaches/ending";
import { type ModelEvent, ModelFailure, type ToolCall } from "@/lib/core/coaches/model";

type End = Extract<ModelEvent, { type: "end" }>;

/** One call of the model, as it came out. */
export type Heard = {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly end: End | null;
  readonly failure: ModelFailure | null;
};

/** More calls in one step than anybody needs; the rest is not even collected (T20). */
const MOST_CALLS = 20;

/** Listens to the end. A failure of the model is a result, because what was said before it counts; any other fault is thrown. */
export async function listen(events: AsyncIterable<ModelEvent>, say: (text: string) => void): Promise<Heard> {
  const iterator = events[Symbol.asyncIterator]();
  const calls: ToolCall[] = [];
  let text = "";
  for (;;) {
    const next = await iterator.next().catch(onlyFailures);
    if (next instanceof ModelFailure) return { text, calls, end: null, failure: next };
    if (next.done) return { text, calls, end: null, failure: null };
    const event = next.value;
    if (event.type === "end") return { text, calls, end: event, failure: null };
    if (event.type === "tool") {
      if (calls.length < MOST_CALLS) calls.push(event.call);
      continue;
    }
    const words = speakable(event.text);
    text += words;
    if (words !== "") say(words);
  }
}

function onlyFailures(fault: unknown): ModelFailure {
  if (fault instanceof ModelFailure) return fault;
  throw fault;
}
