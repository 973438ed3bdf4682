import { product } from "@/lib/core/kernel/product";
import type { LetterProps } from "@/lib/core/notifications/letters";
import { greeting } from "../layout/greeting";
import { LetterFrame } from "../layout/letter-frame";
import { Action, Aside, Line } from "../layout/prose";

export const subject = () => `Reset your ${product.name} password`;

export function Letter({ firstName, resetUrl, minutes }: LetterProps["password_reset"]) {
  return (
    <LetterFrame
      preheader={`Choose a new one within ${minutes} minutes.`}
      title="Let's get you back in"
      because={`Somebody asked to reset the password of your ${product.name} account.`}
    >
      <Line>{greeting(firstName)}</Line>
      <Line>Choose a new password here. The link works for {minutes} minutes, once.</Line>
      <Action href={resetUrl}>Choose a new password</Action>
      <Line>Every device that is signed in now will have to sign in again.</Line>
      <Aside>
        Not you? Ignore this mail: your password stays as it is. We will never ask you to forward this link.
      </Aside>
    </LetterFrame>
  );
}
