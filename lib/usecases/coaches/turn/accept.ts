import type { Scope } from "@/lib/adapters/prisma/atomically";
import type { Standing } from "@/lib/adapters/prisma/stores/chat/messages";
import type { Member } from "@/lib/core/accounts/actor";
import {
  type ChatMessage,
  LEASE_MS,
  type MessageKind,
  openingDue,
  REQUESTS,
  stateAt,
} from "@/lib/core/coaches/conversation";
import { type LocalDate, localDate } from "@/lib/core/kernel/day";
import type { ConversationId, GoalId, MessageId } from "@/lib/core/kernel/id";
import { refuse } from "@/lib/core/kernel/refusal";
import { charge } from "@/lib/usecases/coaches/turn/charge";
import type { Scene } from "@/lib/usecases/coaches/turn/scene";
import type { Needs } from "@/lib/usecases/needs";

/** Exactly one of three is asked: the member speaks, the coach is to speak first, or to answer `replyTo` once more. */
export type TalkInput = {
  readonly goalId: GoalId;
  readonly conversationId?: ConversationId | null;
  readonly message?: string;
  /** Makes a repeated send one message (T43). */
  readonly clientKey?: string;
  readonly greeting?: boolean;
  readonly replyTo?: MessageId;
};

/** What there is to answer. Without a `lease` the answer is already there, or somebody else is giving it. */
export type Accepted = {
  readonly asked: ChatMessage;
  readonly reply: ChatMessage;
  readonly lease: Date | null;
  /** The day whose allowance was used, to be given back when the coach cannot answer. */
  readonly charged: LocalDate | null;
};

type Exchange = Pick<Accepted, "asked" | "reply">;
type Sitting = {
  scope: Scope;
  actor: Member;
  scene: Scene;
  conversationId: ConversationId;
  standing: Standing;
  now: Date;
};

const BUSY = "Your coach is still answering. Wait for the answer, or stop it first.";
const MOVED_ON = "The conversation has moved on. Please write it again.";

/**
 * Stores the member's words and the empty reply beneath them, in one transaction that owns the conversation (T18, T22): counts the
 * day's allowance, takes over a reply whose writer died, and answers a repetition with what it made the first time. Null when
 * a greeting was asked for and none is due. Refuses `conflict` while another reply is in the making.
 */
export function accept(
  { atomically, clock, chance }: Pick<Needs, "atomically" | "clock" | "chance">,
  actor: Member,
  input: TalkInput,
  scene: Scene,
): Promise<Accepted | null> {
  const now = clock.now();
  return atomically(async (scope) => {
    const { messages } = scope;
    const wanted = { id: chance.id<ConversationId>(), goalId: input.goalId, userId: actor.userId, at: now };
    const conversationId = (await scope.conversations.open(wanted)) ?? refuse("not_found", "Not found");
    if (input.conversationId && input.conversationId !== conversationId) refuse("not_found", "Not found");
    const sitting = { scope, actor, scene, conversationId, standing: await messages.standing(conversationId), now };
    await takeOverIfDead(sitting);
    const ids = { askedId: chance.id<MessageId>(), replyId: chance.id<MessageId>() };

    if (input.replyTo) {
      const found = await messages.exchange(conversationId, { id: input.replyTo });
      return found ? again(sitting, found) : refuse("not_found", "Not found");
    }
    if (input.greeting) {
      const due = openingDue(sitting.standing, scene.coach.id);
      if (due && !isBusy(sitting)) return begin(sitting, { ...ids, ...REQUESTS[due], clientKey: null });
      const greeted = await messages.exchange(conversationId, { kind: "greeting_request" });
      return greeted && sitting.standing.lastAskedId === greeted.asked.id ? again(sitting, greeted) : null;
    }
    const { message: content = "", clientKey = null } = input;
    const known = clientKey === null ? null : await messages.exchange(conversationId, { clientKey });
    return known ? again(sitting, known) : begin(sitting, { ...ids, kind: "said", content, clientKey });
  });
}

const isBusy = ({ standing: { streaming }, now }: Sitting) => streaming !== null && now < streaming.leaseUntil;

/** A reply whose writer let its lease run out is interrupted, and does not count (T25). */
async function takeOverIfDead(sitting: Sitting): Promise<void> {
  const { scope, actor, standing } = sitting;
  const dead = isBusy(sitting) ? null : standing.streaming;
  if (!dead) return;
  await scope.messages.takeOver(dead.id);
  const day = localDate(dead.leaseUntil, actor.zone, actor.dayStartHour);
  if (dead.kind === "said") await scope.chatAllowances.giveBack(actor.userId, day);
}

type Asked = {
  readonly askedId: MessageId;
  readonly replyId: MessageId;
  readonly kind: MessageKind;
  readonly content: string;
  readonly clientKey: string | null;
};

async function begin(sitting: Sitting, asked: Asked): Promise<Accepted> {
  const { scope, actor, scene, conversationId, now } = sitting;
  if (isBusy(sitting)) refuse("conflict", BUSY, { retryAfter: 2 });
  const charged = asked.kind === "said" ? await charge(scope, actor, scene) : null;
  const lease = new Date(now.getTime() + LEASE_MS);
  const turn = { ...asked, conversationId, userId: actor.userId, coachId: scene.coach.id, leaseUntil: lease, at: now };
  return { ...(await scope.messages.begin(turn)), lease, charged };
}

/** The same question once more: what was answered stands, what failed or broke off is answered anew. */
async function again(sitting: Sitting, { asked, reply }: Exchange): Promise<Accepted> {
  const { scope, actor, scene, standing, now } = sitting;
  const state = stateAt(reply, now);
  if (state === "complete" || state === "streaming") return { asked, reply, lease: null, charged: null };
  if (isBusy(sitting)) refuse("conflict", BUSY, { retryAfter: 2 });
  if (standing.lastAskedId !== asked.id) refuse("conflict", MOVED_ON);
  const charged = asked.kind === "said" ? await charge(scope, actor, scene) : null;
  const lease = new Date(now.getTime() + LEASE_MS);
  await scope.messages.restart(reply.id, scene.coach.id, lease);
  const restarted = { ...reply, state: "streaming", content: "", coachId: scene.coach.id, leaseUntil: lease } as const;
  return { asked, reply: restarted, lease, charged };
}
