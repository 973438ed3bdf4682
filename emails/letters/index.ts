import type { ReactElement } from "react";
import type { LetterKind, LetterProps } from "@/lib/core/notifications/letters";
import * as alreadyRegistered from "./already-registered";
import * as passwordChanged from "./password-changed";
import * as passwordReset from "./password-reset";
import * as verificationCode from "./verification-code";
import * as welcome from "./welcome";

export type Template<Props> = { subject(props: Props): string; Letter(props: Props): ReactElement };

/** One row per kind: a letter without words does not compile. */
export const letters: { readonly [Kind in LetterKind]: Template<LetterProps[Kind]> } = {
  verification_code: verificationCode,
  password_reset: passwordReset,
  already_registered: alreadyRegistered,
  password_changed: passwordChanged,
  welcome,
};
