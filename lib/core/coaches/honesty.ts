import type { ToolName } from "@/lib/core/coaches/tools";

const BY_ME = "\\bI(?:['’]ve| have|['’]m| am)?(?: (?:just|already|now|also|gone ahead and|went ahead and))*";
const IT = "(?:it|that|this|them|those|your|the|you)";

/** A claim that a check-in was recorded. Only affirmative forms: “I haven't logged” and “I can log” do not match. */
const RECORDED: readonly RegExp[] = [
  new RegExp(`${BY_ME} (?:logged|recorded|entered)\\b`, "i"),
  new RegExp(`${BY_ME} (?:saved|marked|checked) (?:${IT}|today|yesterday)\\b`, "i"),
  new RegExp(
    `${BY_ME} (?:put|wrote|written|noted) ${IT} .{0,30}\\b(?:down|in (?:the|your) (?:log|book)|on (?:the|your) (?:board|books|record|log))\\b`,
    "i",
  ),
  new RegExp(`${BY_ME} (?:wrote|written|noted) (?:it|that|this|them|those) down\\b`, "i"),
  new RegExp(`${BY_ME} put (?:it|that|this|them|those) (?:down|in)\\b`, "i"),
  new RegExp(`${BY_ME} added .{0,40}\\bto (?:your|the) (?:log|goal|progress|total|check-ins?)\\b`, "i"),
  /^(?:and |all )?(?:logged|recorded|checked in)\b/i,
  /\b(?:it|that|they|check-in|progress|\w+s)(?:['’]s|['’]re| is| are) (?:now |all |safely |already )*(?:logged|recorded|in the (?:log|books?)|on (?:the (?:books|board)|record))\b/i,
];

/** Claims of acts that no tool of ours performs; the goal's settings do. */
const IMPOSSIBLE: readonly RegExp[] = [
  new RegExp(
    `${BY_ME} (?:changed|moved|extended|updated|adjusted|raised|lowered|paused|deleted|reset|resumed|rescheduled) ${IT}\\b`,
    "i",
  ),
  new RegExp(
    `${BY_ME} (?:set|scheduled|created|booked) .{0,30}\\b(?:reminder|alarm|deadline|target|notification|check-in|event)`,
    "i",
  ),
  new RegExp(`${BY_ME} (?:sent|e-?mailed|texted|messaged) (?:you|your|the|a|an|them)\\b`, "i"),
  /\bI(?:['’]ll| will) remind you (?:at|in|on|tomorrow|tonight|every|when|later|again|about)\b/i,
  /\bI(?:['’]ll| will) (?:text|e-?mail|message|notify|ping|wake) you\b/i,
  /\byour (?:deadline|target|goal|reminder|check-in time|daily target|streak) (?:has been|is now|was) (?:changed|moved|extended|updated|adjusted|paused|deleted|reset|set)\b/i,
];

/** What, standing before it, turns a claim into a condition or into somebody else's words. */
const HEDGE =
  /\b(?:if|once|when|whenever|until|till|unless|before|after|as soon as|imagine|suppose|you said|you say|wish|so that)\b/i;

const sentences = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/);

function claims(sentence: string, patterns: readonly RegExp[]): boolean {
  if (/\?["”')]*\s*$/.test(sentence)) return false;
  return patterns.some((pattern) => {
    const found = pattern.exec(sentence);
    return found !== null && !HEDGE.test(sentence.slice(0, found.index));
  });
}

/**
 * What to add visibly under a reply that claims an act which did not happen in this turn; null for an honest one (R7).
 * English patterns only: they catch the usual slip, the prompt forbids the rest.
 */
export function claimsUnperformedAct(text: string, performed: ReadonlySet<ToolName>): string | null {
  const said = sentences(text);
  if (!performed.has("log_check_in") && said.some((sentence) => claims(sentence, RECORDED)))
    return "Correction: nothing was recorded just now. Tell me what you did, or use the check-in button.";
  if (said.some((sentence) => claims(sentence, IMPOSSIBLE)))
    return "Correction: nothing was changed or sent. You can do that yourself in the goal's settings.";
  return null;
}
