import type { CoachKey } from "@/lib/core/coaches/coach";

/** Something everybody has said, and what each of the five would answer. Short: a bubble of two lines at most. */
export type Excuse = {
  readonly id: string;
  readonly words: string;
  /** The class that shows this excuse's words while it is the chosen one. */
  readonly shown: string;
  readonly replies: Readonly<Record<CoachKey, string>>;
};

export const excuses: readonly Excuse[] = [
  {
    id: "monday",
    words: "I’ll start on Monday.",
    shown: "group-has-[[value=monday]:checked]/excuse:visible group-has-[[value=monday]:checked]/excuse:opacity-100",
    replies: {
      sgt_miles: "Monday doesn’t need you, recruit. Today does. Ten minutes. Move.",
      ida: "Monday is a lovely day, dear. So is this one. Five minutes, with your tea?",
      questy: "Darling, nobody opens on a Monday. Dress rehearsal tonight, seven sharp!",
      zen_kai: "Monday is a thought. This breath is a place. Begin here.",
      achieva: "Monday is not an hour. Give me one. Today, please.",
    },
  },
  {
    id: "tired",
    words: "I’m too tired today.",
    shown: "group-has-[[value=tired]:checked]/excuse:visible group-has-[[value=tired]:checked]/excuse:opacity-100",
    replies: {
      sgt_miles: "Tired, copy that. Half rations: five minutes, then lights-out.",
      ida: "Then we’ll make it small, my love. One page, and off to bed.",
      questy: "Then it’s a matinee, gorgeous: one number, a bow, curtain!",
      zen_kai: "Rest is on the path, too. One slow breath, then choose.",
      achieva: "Being tired is permitted. So are ten minutes. By nine?",
    },
  },
  {
    id: "missed",
    words: "I missed three days.",
    shown: "group-has-[[value=missed]:checked]/excuse:visible group-has-[[value=missed]:checked]/excuse:opacity-100",
    replies: {
      sgt_miles: "Three days gone, squad’s still here. Report in. What’s today’s order?",
      ida: "And the roses are still standing. I kept your place, dear.",
      questy: "That was the intermission! The second act is where it gets good.",
      zen_kai: "You noticed. That is already the return. Begin again.",
      achieva: "I prefer figures to apologies. Three is a figure. Resume at six.",
    },
  },
];
