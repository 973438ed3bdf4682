import { z } from "zod";
import { flag, instant, text, uuid } from "@/lib/contracts/fields";
import type { ActionId } from "@/lib/core/coaches/conversation";
import { requestKind } from "@/lib/core/coaches/prompt/opening";
import { MESSAGE_LIMIT } from "@/lib/core/coaches/turn";
import type { ConversationId, GoalId, MessageId } from "@/lib/core/kernel/id";

const goalId = uuid<GoalId>();
const clientKey = z
  .string("Please send the key as text.")
  .regex(/^[\w-]{8,100}$/, "A key has 8 to 100 letters or digits.");

/**
 * POST /api/v2/chat/message (R7). One of: `message`; `greeting`, which lets the coach speak first; `replyTo`, which asks for the answer
 * to that message once more. The placeholder texts of spec 1 §3 ask for a greeting too; whether one is due is the server's to say (T22).
 */
export const talkInput = z
  .object({
    goalId,
    conversationId: uuid<ConversationId>().nullish(),
    message: text(MESSAGE_LIMIT).optional(),
    clientKey: clientKey.optional(),
    greeting: flag.optional(),
    replyTo: uuid<MessageId>().optional(),
  })
  .transform((given, context) => {
    const { message, greeting, replyTo, ...rest } = given;
    if (replyTo !== undefined) return { ...rest, replyTo };
    if (greeting || (message !== undefined && requestKind(message) !== null)) return { ...rest, greeting: true };
    if (message !== undefined) return { ...rest, message };
    context.addIssue({ code: "custom", path: ["message"], message: "Please write a message." });
    return z.NEVER;
  });

export const messageQuery = z.object({
  before: uuid<MessageId>().optional(),
  limit: z.coerce.number("Please give a number.").int("Please give a whole number.").min(1).max(100).optional(),
});
export const goalMessageQuery = messageQuery.extend({ goalId });
export const messageParams = z.object({ goalId });
export const stopInput = z.object({ conversationId: uuid<ConversationId>() });
export const actionParams = z.object({ id: uuid<ActionId>() });

export const actionView = z.object({
  id: z.string(),
  kind: z.literal("log_check_in"),
  act: z.object({ status: z.enum(["done", "partial", "skip"]), day: z.enum(["today", "yesterday"]) }),
  /** Amounts in the goal's unit; `current` and `percent` as they were right after. */
  unit: z.string(),
  value: z.number(),
  current: z.number(),
  target: z.number(),
  percent: z.number(),
  completed: z.boolean(),
  undone: z.boolean(),
});
export type ActionView = z.output<typeof actionView>;

export const messageView = z.object({
  id: z.string(),
  role: z.enum(["user", "coach"]),
  content: z.string(),
  createdAt: instant,
  state: z.enum(["complete", "streaming", "interrupted", "failed"]),
  /** Who spoke; null for the member. */
  coachId: z.string().nullable(),
  replyToId: z.string().nullable(),
  actions: z.array(actionView),
});
export type MessageView = z.output<typeof messageView>;

export const messageList = z.object({
  messages: z.array(messageView),
  conversationId: z.string().nullable(),
  hasMore: z.boolean(),
  /** The coach is due to speak first: ask for it with `greeting`. */
  opening: z.boolean(),
});
export type MessageList = z.output<typeof messageList>;

/** The JSON answer of a turn, and how a stream begins and ends. */
export const turnView = z.object({ conversationId: z.string().nullable(), messages: z.array(messageView) });
export const stopReply = z.object({ stopped: z.boolean() });

/** What a stream tells, by the name of its event. */
export const chatEvents = {
  start: turnView,
  delta: z.object({ text: z.string() }),
  action: z.object({ action: actionView }),
  error: z.object({ error: z.string(), message: z.string() }),
  done: turnView,
};
export type ChatEvents = { [Name in keyof typeof chatEvents]: z.output<(typeof chatEvents)[Name]> };
