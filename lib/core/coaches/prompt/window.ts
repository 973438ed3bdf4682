import type { Turn } from "@/lib/core/coaches/model";
import { quoted } from "@/lib/core/coaches/prompt/quoted";

/** A stored message as the prompt needs it; `coachName` is who spoke it (R7: messages keep their coach). */
export type Said =
  | { readonly by: "member"; readonly text: string }
  | { readonly by: "coach"; readonly text: string; readonly coachName: string };

/** What the window may hold, in characters (some 6,000 tokens) and in messages. */
export const WINDOW = { characters: 24_000, messages: 100 } as const;

/** The latest messages that fit, oldest first; the very last one always stays. */
export function fitting(messages: readonly Said[], budget = WINDOW): readonly Said[] {
  let room = budget.characters;
  let first = messages.length;
  while (first > 0 && messages.length - first < budget.messages) {
    room -= messages[first - 1]?.text.length ?? 0;
    if (room < 0 && first < messages.length) break;
    first -= 1;
  }
  return messages.slice(first);
}

/** Turns of the window: words of members are quoted, words of a coach who has left are marked as theirs. */
export function turnsOf(messages: readonly Said[], coachName: string): readonly Turn[] {
  return messages.map((said) => {
    if (said.by === "member") return { by: "member", text: quoted(said.text) };
    return { by: "coach", text: said.coachName === coachName ? said.text : `(${said.coachName} said:) ${said.text}` };
  });
}
