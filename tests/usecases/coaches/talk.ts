import type { Member } from "@/lib/core/accounts/actor";
import type { ChatMessage } from "@/lib/core/coaches/conversation";
import type { GoalId } from "@/lib/core/kernel/id";
import { Refusal } from "@/lib/core/kernel/refusal";
import type { TalkInput } from "@/lib/usecases/coaches/turn/accept";
import type { TurnEvent } from "@/lib/usecases/coaches/turn/speak";
import type { TestHouse } from "../../factories/house";

export async function aGoal({ house }: TestHouse, actor: Member, more: object = {}): Promise<GoalId> {
  const { goal } = await house.createGoal(actor, {
    title: "Read 500 minutes",
    category: "education",
    targetValue: 500,
    unit: "minutes",
    deadline: "2026-05-01",
    coachId: "coach-2",
    ...more,
  });
  return goal.id;
}

export type Talk = { readonly events: TurnEvent[]; readonly messages: ChatMessage[]; readonly text: string };

/** One turn from beginning to end, with everything that was told on the way. */
export async function talk(
  { house }: TestHouse,
  actor: Member,
  input: TalkInput,
  {
    signal = new AbortController().signal,
    onEvent = () => {},
  }: { signal?: AbortSignal; onEvent?: (event: TurnEvent) => void } = {},
): Promise<Talk> {
  const turn = await house.talkToCoach(actor, input);
  const events: TurnEvent[] = [];
  const messages = await turn.run((event) => {
    events.push(event);
    onEvent(event);
  }, signal);
  const text = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
  return { events, messages, text };
}

/** The refusal that the act ends in; fails when it ends well. */
export async function refused(act: Promise<unknown>): Promise<Refusal> {
  const outcome = await act.catch((fault: unknown) => fault);
  if (outcome instanceof Refusal) return outcome;
  throw outcome instanceof Error ? outcome : new Error("Nothing was refused");
}
