/** Branded identifiers: a goal's id cannot be passed where a member's is meant. All are UUIDs in text form. */
declare const brand: unique symbol;
export type Id<Noun extends string> = string & { readonly [brand]: Noun };

export type UserId = Id<"user">;
export type SessionId = Id<"session">;
export type GoalId = Id<"goal">;
export type CheckInId = Id<"check-in">;
export type CoachId = Id<"coach">;
export type ConversationId = Id<"conversation">;
export type MessageId = Id<"message">;
export type NotificationId = Id<"notification">;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** The catalogue's own coaches keep the ids of the specification: coach-1 … coach-5 (spec 1 §3). */
const COACH = /^coach-\d{1,9}$/;

/** True for text that can be an id of ours: anything else is simply not found, never an error of the database. */
export const isId = (text: string): boolean => UUID.test(text) || COACH.test(text);

/** True for a request id of somebody else's that is harmless in headers and log lines. */
export const isRequestId = (text: string): boolean => /^[A-Za-z0-9_-]{8,64}$/.test(text);
