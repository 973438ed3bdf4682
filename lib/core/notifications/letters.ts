import type { Zone } from "@/lib/core/kernel/day";
import type { EmailLetter } from "@/lib/core/notifications/letter";

export type LetterKind = EmailLetter["kind"];

/** Links are whole and final, built from the configured origin (T16). `minutes`: how long a code or a link works. */
export type LetterProps = {
  readonly verification_code: {
    readonly firstName: string;
    readonly code: string;
    readonly minutes: number;
    readonly verifyUrl: string;
  };
  readonly password_reset: { readonly firstName: string; readonly resetUrl: string; readonly minutes: number };
  readonly already_registered: {
    readonly firstName: string;
    readonly at: Date;
    readonly zone: Zone;
    readonly signInUrl: string;
  };
  /** `recoverUrl`: where somebody who did not change it takes the account back. */
  readonly password_changed: {
    readonly firstName: string;
    readonly at: Date;
    readonly zone: Zone;
    readonly recoverUrl: string;
  };
  readonly welcome: { readonly firstName: string; readonly newGoalUrl: string };
};

/** `subject` is one line; `text` says everything that `html` says. */
export type WrittenLetter = { readonly subject: string; readonly html: string; readonly text: string };

/** Puts a decided letter into words: the same props, the same words, so that a repeated send is the same mail. */
export interface Letters {
  write<Kind extends LetterKind>(kind: Kind, props: LetterProps[Kind]): Promise<WrittenLetter>;
}
