/** Reads amounts out of plain English, in the unit of the goal: "half an hour" for minutes, "5k" for miles, "$40". */
const UNITS: Readonly<Record<string, readonly [family: string, size: number]>> = {
  second: ["time", 1 / 60],
  sec: ["time", 1 / 60],
  minute: ["time", 1],
  min: ["time", 1],
  hour: ["time", 60],
  hr: ["time", 60],
  h: ["time", 60],
  m: ["length", 0.001],
  meter: ["length", 0.001],
  metre: ["length", 0.001],
  km: ["length", 1],
  kilometer: ["length", 1],
  kilometre: ["length", 1],
  mile: ["length", 1.60934],
  mi: ["length", 1.60934],
  gram: ["mass", 0.001],
  kg: ["mass", 1],
  kilo: ["mass", 1],
  kilogram: ["mass", 1],
  lb: ["mass", 0.453592],
  pound: ["mass", 0.453592],
  dollar: ["money", 1],
  buck: ["money", 1],
  usd: ["money", 1],
  euro: ["money", 1],
  eur: ["money", 1],
  gbp: ["money", 1],
  $: ["money", 1],
  "€": ["money", 1],
  "£": ["money", 1],
};
/** Units of which one is counted for any practice at all. */
const ONE_EACH = /^(day|workout|session|time|practice|lesson|evening|morning|night|week|night)s?$/;

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const singular = (word: string) =>
  word
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/(?<=[a-z]{2})s$/, "");
const round = (value: number) => Math.round(value * 100) / 100;

export function digits(text: string): string {
  const tens = TENS.map(
    (word, at) => [new RegExp(`\\b${word}(?:[- ](${SMALL.slice(1, 10).join("|")}))?\\b`, "g"), (at + 2) * 10] as const,
  );
  let plain = text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/\ban hour and a half\b/g, "1.5 hours")
    .replace(/\b(?:a )?half an hour\b|\bhalf hour\b/g, "0.5 hours")
    .replace(/\b(?:a )?quarter (?:of an |hour)(?:hour)?\b/g, "0.25 hours")
    .replace(/\bhalf (?:a|an|the) (?=[a-z])/g, "0.5 ")
    .replace(/\ba couple (?:of )?/g, "2 ")
    .replace(/\ba (?:whole|full|single) /g, "1 ")
    .replace(/\banother (?=[a-z])/g, "1 ");
  for (const [pattern, base] of tens)
    plain = plain.replace(pattern, (_, one?: string) => String(base + (one ? SMALL.indexOf(one) : 0)));
  return plain.replace(new RegExp(`\\b(${SMALL.join("|")})\\b(?! (?:of|more time))`, "g"), (word) =>
    String(SMALL.indexOf(word)),
  );
}

function converted(value: number, from: string, unit: string): number | null {
  const goal = singular(unit);
  const word = singular(from);
  if (word === goal) return value;
  const [a, b] = [UNITS[word], UNITS[goal]];
  if (a && b && a[0] === b[0]) return (value * a[1]) / b[1];
  if (word === "k" || /^\d*k$/.test(word))
    return UNITS[goal]?.[0] === "length" ? value / (UNITS[goal]?.[1] ?? 1) : value * 1000;
  return null;
}

export type Amount = { readonly value: number } | "other_unit" | "none";

/** `bare` allows a number without a unit, for messages that are hardly more than it. */
export function readAmount(message: string, unit: string, bare: boolean): Amount {
  const text = digits(message).replace(new RegExp(`\\ban? (?=${singular(unit)}s?\\b|hour|minute|mile|day)`, "g"), "1 ");
  const found = [...text.matchAll(/([$€£])?\s?(-?\d+(?:[.,]\d+)?)\s*(k\b)?\s*([a-z]+\.?)?/g)].map(
    ([, sign, number, k, word]) => ({
      value: Number(number?.replace(",", ".")),
      unit: k ? "k" : (sign ?? word ?? ""),
    }),
  );
  const fitting = found.flatMap(({ value, unit: from }) => converted(value, from, unit) ?? []);
  const [first] = fitting;
  if (first !== undefined) {
    // "1 hour 20 minutes" is one amount in two pieces; "20 minutes of my 60" is not.
    const pieces = /\d\s*(?:h|hr|hrs|hours?)\b\s*(?:and\s*)?\d+\s*(?:m|min|mins|minutes?)\b/.test(text);
    return { value: round(pieces && fitting.length > 1 ? first + (fitting[1] ?? 0) : first) };
  }
  if (ONE_EACH.test(unit.toLowerCase())) return { value: 1 };
  const [only] = found;
  if (only && found.length === 1) {
    const nounAfter =
      /^[a-z]{3,}/.test(only.unit) &&
      !/^(today|yesterday|this|so|more|done|and|now|already|last|just|before|for|in|on|with)/.test(only.unit);
    return bare && !nounAfter ? { value: round(only.value) } : "other_unit";
  }
  return found.length > 0 ? "other_unit" : "none";
}
