import { product } from "@/lib/core/kernel/product";
import type { LetterProps } from "@/lib/core/notifications/letters";
import { greeting } from "../layout/greeting";
import { LetterFrame } from "../layout/letter-frame";
import { Action, Aside, Line, OneTimeCode } from "../layout/prose";

/** The code itself stays out of the subject, which carriers and lock screens show to anybody. */
export const subject = () => `Your ${product.name} verification code`;

export function Letter({ firstName, code, minutes, verifyUrl }: LetterProps["verification_code"]) {
  return (
    <LetterFrame
      preheader={`It works for ${minutes} minutes. Type it where you signed up.`}
      title="One code, and you're in"
      because={`Somebody signed up for ${product.name} with this address.`}
    >
      <Line>{greeting(firstName)}</Line>
      <Line>Here is the code that proves this address is yours:</Line>
      <OneTimeCode>{code}</OneTimeCode>
      <Line>It works for {minutes} minutes, once.</Line>
      <Action href={verifyUrl}>Enter the code</Action>
      <Aside>You did not sign up? Ignore this mail. Without the code, nobody gets in.</Aside>
    </LetterFrame>
  );
}
