import { product } from "@/lib/core/kernel/product";
import type { LetterProps } from "@/lib/core/notifications/letters";
import { greeting } from "../layout/greeting";
import { LetterFrame } from "../layout/letter-frame";
import { Action, Aside, Line } from "../layout/prose";

export const subject = () => `Welcome to ${product.name}: pick your coach`;

export function Letter({ firstName, newGoalUrl }: LetterProps["welcome"]) {
  return (
    <LetterFrame
      preheader="Three small steps for today, and one a day after that."
      title="Good to have you"
      because={`You opened a ${product.name} account with this address.`}
    >
      <Line>{greeting(firstName)}</Line>
      <Line>Your address is confirmed and your coaches are awake. Three steps for today:</Line>
      <Line>
        <strong>1. Name one goal.</strong> A number and a date make it real: "Run 60 miles by June".
      </Line>
      <Line>
        <strong>2. Pick the voice that moves you.</strong> Drill sergeant, teacher, cheerleader, zen master or achiever.
        You can switch at any time.
      </Line>
      <Line>
        <strong>3. Check in once a day.</strong> It takes ten seconds, and it is what works.
      </Line>
      <Action href={newGoalUrl}>Set your first goal</Action>
      <Aside>Your first goal starts a free 3-day trial. No card, and nothing to cancel.</Aside>
    </LetterFrame>
  );
}
