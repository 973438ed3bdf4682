import { product } from "@/lib/core/kernel/product";
import type { LetterProps } from "@/lib/core/notifications/letters";
import { greeting } from "../layout/greeting";
import { LetterFrame } from "../layout/letter-frame";
import { moment } from "../layout/moment";
import { Action, Aside, Line } from "../layout/prose";

export const subject = () => `You already have a ${product.name} account`;

export function Letter({ firstName, at, zone, signInUrl }: LetterProps["already_registered"]) {
  return (
    <LetterFrame
      preheader="Just sign in. Nothing was created or changed."
      title="You're already one of us"
      because={`This address belongs to a ${product.name} account.`}
    >
      <Line>{greeting(firstName)}</Line>
      <Line>
        Somebody, probably you, tried to sign up with this address on {moment(at, zone)}. You have an account already,
        so nothing was created or changed.
      </Line>
      <Action href={signInUrl}>Sign in</Action>
      <Line>Forgotten the password? The sign-in page sends you a link to choose a new one.</Line>
      <Aside>Not you? There is nothing to do. Whoever tried was not told that you have an account.</Aside>
    </LetterFrame>
  );
}
