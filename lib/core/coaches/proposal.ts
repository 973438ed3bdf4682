import type { LocalDate } from "@/lib/core/kernel/day";

/**
 * What a coach may only propose: a card that the member accepts or declines, with before and after (R7). The tool that carries
 * these is not offered to the model yet.
 */
export type Proposal =
  | { readonly kind: "target"; readonly before: number; readonly after: number }
  | { readonly kind: "deadline"; readonly before: LocalDate | null; readonly after: LocalDate }
  | { readonly kind: "daily_target"; readonly before: number | null; readonly after: number; readonly unit: string }
  | { readonly kind: "check_in_time"; readonly before: string; readonly after: string }
  | {
      readonly kind: "pause";
      readonly from: LocalDate;
      readonly until: LocalDate | null;
      readonly reason: string | null;
    }
  | { readonly kind: "milestone"; readonly name: string; readonly value: number }
  | { readonly kind: "profile_fact"; readonly field: string; readonly before: string | null; readonly after: string };

export type ProposalKind = Proposal["kind"];
export type ProposalState = "open" | "accepted" | "declined" | "expired";

/** A fact kept about the member with the message it came from; a sensitive one waits for a tap (R7). */
export type Memory = {
  readonly text: string;
  readonly sourceMessageId: string;
  readonly sensitive: boolean;
  readonly pinned: boolean;
};
