import { readAmount } from "./amounts";
import type { Bank, Intent } from "./bank";
import { achieva } from "./banks/achieva";
import { ida } from "./banks/ida";
import { questy } from "./banks/questy";
import { sgtMiles } from "./banks/sgt-miles";
import { zenKai } from "./banks/zen-kai";
import { compose, isReached } from "./composer";
import { isCrisis, plainIntent, statementIn, urgentIntent } from "./intent";
import { type Body, type Scene, sceneOf } from "./wire";

const BANKS: Readonly<Record<string, Bank>> = { sgt_miles: sgtMiles, ida, questy, zen_kai: zenKai, achieva };

/** What the model does next: it speaks, or it calls a tool. */
export type Answer = { readonly text: string } | { readonly tool: string; readonly input: Record<string, unknown> };

const OPENINGS: Readonly<Record<string, Intent>> = { greeting: "greeting", context: "hello", handover: "handover" };
const TOOL = "log_check_in";
const HELP =
  "If you might be in danger, please call your local emergency number now, or find somebody to talk to at findahelpline.com.";

/** How the coach takes what the tool said. */
function afterTool({ facts, results }: Scene): Intent {
  if (results.some(({ failed }) => failed)) return "failed";
  if (isReached(facts)) return "completed";
  if (facts.recorded === "skip") return "skip";
  if (facts.value === undefined || Number(facts.value) === 0) return "recorded";
  if (facts.recorded === "partial") return "partial";
  return facts.need_today === "0" && facts.day === "today" ? "met" : "progress";
}

function check(scene: Scene): Answer | Intent | null {
  const stated = statementIn(scene.message);
  if (!stated || !scene.tools.includes(TOOL)) return null;
  const { kind, day, partial, clause, bare } = stated;
  const note = scene.message.length > 12 ? { note: scene.message.slice(0, 200) } : {};
  if (kind === "skip") return { tool: TOOL, input: { status: "skip", day, ...note } };
  const amount = readAmount(clause, scene.facts.unit ?? "", bare);
  if (amount === "other_unit") return "unclear";
  if (amount === "none")
    return /\b(done|finished|completed|did it|made it|check)\b|✅/i.test(clause)
      ? { tool: TOOL, input: { status: "done", day, ...note } }
      : "unclear";
  return { tool: TOOL, input: { value: amount.value, status: partial ? "partial" : "done", day, ...note } };
}

/** A small coach made of rules. It sees the request and nothing else, like any model would. */
export function answerTo(body: Body): Answer {
  const scene = sceneOf(body);
  const bank = BANKS[scene.persona];
  if (!bank)
    return { text: "Hello! I am the local stand-in for the language model, and I know no coach in this prompt." };
  const say = (intent: Intent): Answer => ({ text: compose(bank, intent, scene) });
  if (scene.results.length > 0) return say(afterTool(scene));
  const opening = OPENINGS[scene.event ?? ""];
  if (opening) return say(opening);
  const urgent = urgentIntent(scene.message);
  if (urgent) {
    const text = compose(bank, urgent, scene);
    return { text: isCrisis(scene.message) && !text.includes("findahelpline.com") ? `${text} ${HELP}` : text };
  }
  const checked = check(scene);
  if (checked === null) return say(plainIntent(scene.message));
  return typeof checked === "string" ? say(checked) : checked;
}
