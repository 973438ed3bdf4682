import type { Member } from "@/lib/core/accounts/actor";
import { skipReasonIn } from "@/lib/core/check-ins/check-in";
import type { ActionId, ChatAction } from "@/lib/core/coaches/conversation";
import { speakable } from "@/lib/core/coaches/ending";
import type { ToolCall, ToolResult } from "@/lib/core/coaches/model";
import { checkInResult, type LogCheckIn } from "@/lib/core/coaches/tools";
import { judgeCalls } from "@/lib/core/coaches/turn";
import { addDays, today } from "@/lib/core/kernel/day";
import type { CheckInId, MessageId } from "@/lib/core/kernel/id";
import { Refusal } from "@/lib/core/kernel/refusal";
import { recordCheckIn } from "@/lib/usecases/check-ins/record-check-in";
import { goalNow, type Scene } from "@/lib/usecases/coaches/turn/scene";
import type { Needs } from "@/lib/usecases/needs";

type PerformNeeds = Pick<Needs, "stores" | "atomically" | "clock" | "chance" | "limiter">;
type Performed = { readonly results: readonly ToolResult[]; readonly made: readonly ChatAction[] };

/**
 * Does what the model asked for, as the member and through the member's own verbs: its words choose an amount, never whose goal
 * (T20). Every call gets a result, because the model is owed one; `earlier` are the acts of this reply, which are not repeated.
 */
export async function performCalls(
  needs: PerformNeeds,
  actor: Member,
  scene: Scene,
  replyId: MessageId,
  calls: readonly ToolCall[],
  earlier: readonly ChatAction[],
): Promise<Performed> {
  const standing = earlier.filter(({ undone }) => !undone).map(({ act }) => act);
  const results: ToolResult[] = [];
  const made: ChatAction[] = [];
  for (const verdict of judgeCalls(calls, standing)) {
    if (verdict.act === null) {
      results.push(verdict.result);
      continue;
    }
    const { callId, input } = verdict;
    const outcome = await logCheckIn(needs, actor, scene, replyId, callId, input);
    if (outcome instanceof Refusal) results.push({ callId, text: `Not recorded. ${outcome.words}`, failed: true });
    else {
      results.push({ callId, text: outcome.text });
      made.push(outcome.action);
    }
  }
  return { results, made };
}

async function logCheckIn(
  needs: PerformNeeds,
  actor: Member,
  { goal: { id: goalId, unit }, moment }: Scene,
  replyId: MessageId,
  callId: string,
  act: LogCheckIn,
): Promise<Refusal | { readonly text: string; readonly action: ChatAction }> {
  const { status, day, value } = act;
  const note = act.note && speakable(act.note);
  const recorded = await recordCheckIn(needs)(actor, goalId, {
    status,
    note,
    ...(value !== null && status !== "skip" && { value }),
    ...(status === "skip" && { skipReason: skipReasonIn(note ?? "") }),
    date: addDays(today(moment), day === "yesterday" ? -1 : 0),
    source: "chat",
    idempotencyKey: `${replyId}:${callId}`,
  }).catch(onlyRefusals);
  if (recorded instanceof Refusal) return recorded;

  const { overview } = await goalNow(needs.stores, actor, goalId, { ...moment, now: needs.clock.now() });
  const numbers = {
    current: overview.currentValue,
    target: overview.targetValue,
    percent: overview.progressPercent,
    completed: overview.isCompleted,
  };
  const action: ChatAction = {
    ...numbers,
    id: needs.chance.id<ActionId>(),
    kind: "log_check_in",
    callId,
    checkInId: recorded.checkIn.id as CheckInId,
    act,
    unit,
    value: recorded.checkIn.value,
    undone: false,
  };
  await needs.stores.messageActions.add(replyId, action);
  const text = checkInResult({
    ...numbers,
    value: recorded.checkIn.value,
    status,
    day,
    needToday: overview.pace?.needToday ?? null,
    streakDays: overview.streak.current,
    pace: overview.pace?.label ?? null,
  });
  return { text, action };
}

function onlyRefusals(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  throw fault;
}
