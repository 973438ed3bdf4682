import type { Coach } from "@/lib/core/coaches/coach";
import type { ModelRequest, PromptBlock, Turn } from "@/lib/core/coaches/model";
import { type GoalFacts, goalFacts } from "@/lib/core/coaches/prompt/goal-facts";
import { type OpeningKind, openingText } from "@/lib/core/coaches/prompt/opening";
import { quoted, quotedLine } from "@/lib/core/coaches/prompt/quoted";
import { personaText, RULES } from "@/lib/core/coaches/prompt/rules";
import { fitting, type Said, turnsOf } from "@/lib/core/coaches/prompt/window";
import { TOOLS } from "@/lib/core/coaches/tools";

export type Occasion = {
  readonly coach: Coach;
  /** Facts the member has let the coaches keep (R7). */
  readonly memories: readonly string[];
  /** What was said before the window, in short; null when everything fits. */
  readonly summary: string | null;
  readonly facts: GoalFacts;
  /** Shown messages, oldest first; the last one is the member's unless `opening` is set. */
  readonly messages: readonly Said[];
  /** Set when the coach speaks first. */
  readonly opening?: OpeningKind;
  /** Ceiling of one answer, in tokens. */
  readonly maxTokens?: number;
};

/** Tokens of one answer: five sentences with room for a tool call. */
const MAX_TOKENS = 1_024;

/** Where a conversation begins with the coach, the API still wants somebody to have spoken before. */
const BEGINNING: Turn = { by: "member", text: '<event kind="beginning">The conversation begins.</event>' };

function memoryBlock({ memories, summary }: Occasion): PromptBlock {
  const facts = memories.map((fact) => `- ${quotedLine(fact)}`).join("\n") || "nothing yet";
  const earlier = summary ? `\nEarlier in this conversation: ${quoted(summary)}` : "";
  return { text: `<memory>\n${facts}${earlier}\n</memory>` };
}

function withReminder(turns: readonly Turn[], reminder: string): readonly Turn[] {
  const last = turns.at(-1);
  if (last?.by !== "member") return turns;
  return [...turns.slice(0, -1), { ...last, text: `${last.text}\n<reminder>${reminder}</reminder>` }];
}

/**
 * The prompt of one turn (R7), from what never changes to what changes with every message: persona and rules (cached), memory,
 * facts, the window of messages, and as its last line who is speaking. Steps of the same turn append to `messages`.
 */
export function coachPrompt(occasion: Occasion): ModelRequest {
  const { coach, facts, opening, maxTokens = MAX_TOKENS } = occasion;
  const window = turnsOf(fitting(occasion.messages), coach.name);
  const turns: readonly Turn[] = opening ? [...window, { by: "member", text: openingText(opening) }] : window;
  const opened = turns[0]?.by === "coach" ? [BEGINNING, ...turns] : turns;
  return {
    system: [
      { text: `${personaText(coach)}\n\n${RULES}`, cache: true },
      memoryBlock(occasion),
      { text: goalFacts(facts) },
    ],
    messages: withReminder(opened, coach.voice.reminder),
    tools: opening ? [] : TOOLS,
    maxTokens,
  };
}
