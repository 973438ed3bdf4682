import type { CoachId, GoalId, NotificationId, UserId } from "@/lib/core/kernel/id";

export type NoticeType = "coach_message" | "missed_checkin" | "goal_deadline" | "milestone_reached" | "other";
export type NoticePriority = "urgent" | "high" | "normal" | "low";

/** What a member reads under the bell: the record of having been told (R9). */
export type NewNotification = {
  readonly id: NotificationId;
  readonly userId: UserId;
  readonly goalId: GoalId | null;
  readonly coachId: CoachId | null;
  readonly type: NoticeType;
  readonly priority: NoticePriority;
  readonly title: string;
  readonly message: string;
  /** A path of ours (T38); null leads home. */
  readonly actionUrl: string | null;
  /** What was told, so that it is told once. */
  readonly dedupeKey: string;
  readonly createdAt: Date;
};
