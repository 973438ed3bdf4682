import { z } from "zod";
import { emailAddress } from "@/lib/core/accounts/email-address";
import { personName } from "@/lib/core/accounts/person-name";
import { asLocalDate, asTimeOfDay, asZone } from "@/lib/core/kernel/day";
import { isId } from "@/lib/core/kernel/id";
import { isPlainLine, isPlainText, lengthOf } from "@/lib/core/kernel/text";

/**
 * The fields that contracts are made of. Unknown ones are dropped by zod, so nothing can be assigned that is not named
 * here (T26). Every complaint is a sentence for the person who typed it.
 */
const UNSTORABLE = "This contains characters that cannot be stored.";
const missing =
  (otherwise: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? "Please fill this in." : otherwise;

const words = z.string({ error: missing("This must be text.") });
const tooLong = (max: number) => `Please use at most ${max.toLocaleString("en-US")} characters.`;

/** Text of several lines, trimmed, 1 to `max` characters: no NUL, no lone surrogates (T23). */
export const text = (max: number) =>
  words
    .trim()
    .min(1, "Please fill this in.")
    .refine((given) => lengthOf(given) <= max, tooLong(max))
    .refine(isPlainText, UNSTORABLE);

/** The same on a single line. */
export const line = (max: number) => text(max).refine(isPlainLine, "Please use a single line.");

/** Text that may be left out, null or blank: all three read as null. */
export const optionalText = (max: number) =>
  words
    .trim()
    .refine((given) => lengthOf(given) <= max, tooLong(max))
    .refine(isPlainText, UNSTORABLE)
    .nullish()
    .transform((given) => given || null);

/** What `read` makes of the text; where it makes nothing, `complaint`. */
const readAs = <T>(read: (given: string) => T | null, complaint: string) =>
  words.transform((given, context): T => {
    const value = read(given);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: complaint });
    return z.NEVER;
  });

export const email = readAs(emailAddress, "Please enter a valid email address.");
export const name = readAs(personName, "Please enter a name of at most 80 characters.");
export const localDate = readAs(asLocalDate, "Please give a day that exists, like 2026-03-31.");
export const timeOfDay = readAs(asTimeOfDay, "Please give a time between 00:00 and 23:59.");
export const zone = readAs(asZone, "Please give a time zone like Europe/Berlin.");

/** An id of ours; `uuid<GoalId>()` for a branded one. In a path, whatever cannot be one is simply not found. */
export const uuid = <T extends string = string>() =>
  words.refine(isId, "This is not an id of ours.").transform((given) => given as T);

/** A number somebody may have counted: finite, within ±1e9, at most 2 decimals (R3). */
export const number = z
  .number({ error: missing("This must be a number.") })
  .min(-1e9, "This number is too small.")
  .max(1e9, "This number is too large.")
  .refine((given) => Math.abs(given * 100 - Math.round(given * 100)) < 1e-4, "Please use at most 2 decimals.");

export const flag = z.boolean({ error: missing("This must be true or false.") });

/** In replies: an instant as ISO text, from a Date. */
export const instant = z.date().transform((date) => date.toISOString());
