/** Milliseconds before the first character, and for each one after it (spec 1 §9). */
export const START_DELAY_MS = 500;
export const CHARACTER_MS = 30;

/** Who has been introduced, in order, and whether the last of them is still speaking. */
export type Meeting<Key extends string = string> = { readonly met: readonly Key[]; readonly speaking: boolean };

export const nobodyYet: Meeting<never> = { met: [], speaking: false };

/** Introduces somebody. One who was met before is not introduced again; a newcomer cuts the one who speaks short. */
export function meet<Key extends string>(meeting: Meeting<Key>, key: Key): Meeting<Key> {
  return meeting.met.includes(key) ? meeting : { met: [...meeting.met, key], speaking: true };
}

/** The intro is over, if it is still this coach's. */
export function finish<Key extends string>(meeting: Meeting<Key>, key: Key): Meeting<Key> {
  return meeting.speaking && meeting.met.at(-1) === key ? { ...meeting, speaking: false } : meeting;
}

/** How many of `length` characters stand on the screen, `elapsedMs` after the card appeared (spec 1 §4). */
export function typedLength(length: number, elapsedMs: number): number {
  return Math.min(length, Math.max(0, Math.floor((elapsedMs - START_DELAY_MS) / CHARACTER_MS)));
}

/** Who opens the meeting: the coach that the address names, if there is one by that key, else the first. */
export function opener<Key extends string>(keys: readonly [Key, ...Key[]], query: string): Key {
  const named = new URLSearchParams(query).get("coach");
  return keys.find((key) => key === named) ?? keys[0];
}
