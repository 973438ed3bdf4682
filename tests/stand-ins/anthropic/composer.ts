import type { Bank, Intent } from "./bank";
import { stepsFor } from "./steps";
import type { Facts, Scene } from "./wire";

type Slots = Readonly<Record<string, string | undefined>>;

const MONTHS = "January February March April May June July August September October November December".split(" ");

function amountOf(number: string | undefined, unit: string): string | undefined {
  if (number === undefined || Number(number) === 0) return undefined;
  const one = Number(number) === 1 && /[^s]s$/.test(unit);
  return `${numeral(number)} ${one ? unit.slice(0, -1) : unit}`;
}

const numeral = (number: string) => number.replace(/\B(?=(\d{3})+(?!\d)(?:\.\d+)?$)/g, ",");
const days = (number: string | undefined) => (Number(number) > 0 ? amountOf(number, "days") : undefined);

function dayName(date: string | undefined): string | undefined {
  const [, month, day] = date?.split("-").map(Number) ?? [];
  return month && day ? `${MONTHS[month - 1]} ${day}` : undefined;
}

/** A few of the member's own words, short enough to be given back. */
function quoteOf(message: string): string | undefined {
  const words = message
    .replace(/["“”]/g, "")
    .replace(/[.!?\s]+$/, "")
    .trim();
  return words.length > 2 && words.length <= 60 && !/[<>{}\n\d]|https?:|ignore|prompt/i.test(words) ? words : undefined;
}

function slotsOf({ facts, message, replies }: Scene, bank: Bank, seed: number): Slots {
  const unit = facts.unit ?? "steps";
  const steps = stepsFor(facts.title ?? "", unit);
  return {
    you: facts.member || bank.address,
    title: facts.title,
    unit,
    current: facts.current && numeral(facts.current),
    target: facts.target && numeral(facts.target),
    percent: facts.percent,
    days: days(facts.days_left),
    deadline: dayName(facts.deadline),
    streak: days(facts.streak_days),
    pace: facts.pace?.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
    left: amountOf(facts.remaining, unit),
    need: amountOf(facts.need_today, unit),
    amount: amountOf(facts.value, unit),
    step: leastUsed(steps, replies, seed)?.line,
    checkIn: facts.check_in_time,
    weekday: facts.day === "yesterday" ? undefined : facts.now?.split(" ")[0],
    quote: quoteOf(message),
  };
}

const SLOT = /\{(\w+)\}/g;
const capital = (text: string) =>
  text.replace(/^(["“]?)([a-z])/, (_, quote: string, letter: string) => quote + letter.toUpperCase());
const fits = (line: string, slots: Slots) =>
  [...line.matchAll(SLOT)].every(([, name]) => slots[name ?? ""] !== undefined);
const filled = (line: string, slots: Slots) => capital(line.replace(SLOT, (_, name: string) => slots[name] ?? ""));

/** How often a line was said before: its fixed parts in order, whatever stood in its slots. */
function uses(line: string, replies: readonly string[]): number {
  const parts = line.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(parts.join("[\\s\\S]{0,200}?"), "i");
  return replies.filter((reply) => pattern.test(reply)).length;
}

/** Spreads choices without chance: the same conversation always gets the same answer. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

/** Among the least used lines the conversation decides. */
function leastUsed(lines: readonly string[], replies: readonly string[], seed: number) {
  const counted = lines.map((line) => ({ line, used: uses(line, replies) }));
  const least = Math.min(...counted.map(({ used }) => used));
  const best = counted.filter(({ used }) => used === least);
  return best[seed % best.length];
}

/** Where a number helps, and where a push does; everywhere else the line stands alone. */
const WITH_FACT: ReadonlySet<Intent> = new Set([
  "hello",
  "recorded",
  "status",
  "today",
  "plan",
  "excuse",
  "chat",
  "question",
]);
const WITH_ASK: ReadonlySet<Intent> = new Set(["hello", "struggle", "excuse", "status", "today", "plan", "chat"]);
const HAS_NUMBER = /\{(current|percent|left|need|amount|days|streak|pace)\}/;

/**
 * One reply in the persona's voice: a line for what the member is doing, where it helps a fact, and a way onward. Nothing is said
 * twice while anything is left unsaid; after that, lines come back in new company.
 */
export function compose(bank: Bank, intent: Intent, scene: Scene): string {
  const { replies, message, facts } = scene;
  const seed = hash(`${replies.length} ${message} ${facts.title ?? ""}`);
  const slots = slotsOf(scene, bank, seed);
  const best = (lines: readonly string[], shift = 0) => {
    const fitting = lines.filter((line) => fits(line, slots));
    return leastUsed(fitting, replies, seed >>> shift);
  };
  const fresh = (lines: readonly string[], shift = 0) => {
    const found = best(lines, shift);
    return found?.used === 0 ? found.line : undefined;
  };
  const own = bank.lines[intent];
  const unsaid = fresh(own) ?? fresh(bank.spare);
  const line = unsaid ?? best(own)?.line ?? "";
  const parts = [line];
  if (unsaid === undefined) parts.push(best(bank.facts, 3)?.line ?? "", best(bank.asks, 5)?.line ?? "");
  else {
    const number =
      WITH_FACT.has(intent) && !HAS_NUMBER.test(line) && !line.endsWith("?") && (intent === "status" || seed % 3 === 0);
    if (number) parts.push(fresh(bank.facts, 3) ?? "");
    if (WITH_ASK.has(intent) && !line.endsWith("?") && seed % 4 !== 1) parts.push(fresh(bank.asks, 5) ?? "");
  }
  return parts
    .filter(Boolean)
    .map((part) => filled(part, slots))
    .join(" ");
}

export const isReached = (facts: Facts) => facts.state === "completed";
