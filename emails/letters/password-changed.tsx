import { product } from "@/lib/core/kernel/product";
import type { LetterProps } from "@/lib/core/notifications/letters";
import { greeting } from "../layout/greeting";
import { LetterFrame } from "../layout/letter-frame";
import { moment } from "../layout/moment";
import { Action, Aside, Line } from "../layout/prose";

export const subject = () => `Your ${product.name} password was changed`;

export function Letter({ firstName, at, zone, recoverUrl }: LetterProps["password_changed"]) {
  return (
    <LetterFrame
      preheader="If that was you, all is well. If not, act now."
      title="Your password was changed"
      because={`We always tell you when the password of your ${product.name} account changes.`}
    >
      <Line>{greeting(firstName)}</Line>
      <Line>The password of your account was changed on {moment(at, zone)}.</Line>
      <Line>Was it you? Then all is well. Every device has to sign in again, with the new password.</Line>
      <Line>Was it not? Choose another password now, which shuts the other person out:</Line>
      <Action href={recoverUrl}>This was not me</Action>
      <Aside>If the button does not help, write to {product.supportEmail} and we will sort it out with you.</Aside>
    </LetterFrame>
  );
}
