import { render, toPlainText } from "@react-email/components";
import { createElement, type ReactElement } from "react";
import type { EmailLetter } from "@/lib/core/notifications/letter";
import * as alreadyRegistered from "./letters/already-registered";
import * as passwordChanged from "./letters/password-changed";
import * as passwordReset from "./letters/password-reset";
import * as verificationCode from "./letters/verification-code";
import * as welcome from "./letters/welcome";

export type LetterKind = EmailLetter["kind"];

/** What each letter needs to be written. Links are whole and final: they come from the configured origin. */
export type LetterProps = {
  verification_code: verificationCode.VerificationCodeProps;
  password_reset: passwordReset.PasswordResetProps;
  already_registered: alreadyRegistered.AlreadyRegisteredProps;
  password_changed: passwordChanged.PasswordChangedProps;
  welcome: welcome.WelcomeProps;
};

type Template<Props> = { subject(props: Props): string; Letter(props: Props): ReactElement };

const TEMPLATES: { [Kind in LetterKind]: Template<LetterProps[Kind]> } = {
  verification_code: verificationCode,
  password_reset: passwordReset,
  already_registered: alreadyRegistered,
  password_changed: passwordChanged,
  welcome,
};

export type WrittenLetter = { readonly subject: string; readonly html: string; readonly text: string };

/** Writes a letter: a subject of one line, the page, and its plain-text twin. Pure: the same props, the same words. */
export async function renderLetter<Kind extends LetterKind>(kind: Kind, props: LetterProps[Kind]): Promise<WrittenLetter> {
  const { subject, Letter }: Template<LetterProps[Kind]> = TEMPLATES[kind];
  const html = await render(createElement(() => Letter(props)));
  const plainHeadings = [{ selector: "h1", options: { uppercase: false } }];
  return { subject: oneLine(subject(props)), html, text: toPlainText(html, { selectors: plainHeadings }).trim() };
}

/** Headers end at line breaks: none may come from what somebody typed (T24). */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
