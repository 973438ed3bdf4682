import type { AvatarKey, Coach, CoachKey } from "@/lib/core/coaches/coach";
import { achieva } from "@/lib/core/coaches/personas/achieva";
import { ida } from "@/lib/core/coaches/personas/ida";
import { questy } from "@/lib/core/coaches/personas/questy";
import { sgtMiles } from "@/lib/core/coaches/personas/sgt-miles";
import { zenKai } from "@/lib/core/coaches/personas/zen-kai";

/** The five coaches, in the order of the specification (spec 1 §3). */
export const COACHES: readonly Coach[] = [sgtMiles, ida, questy, zenKai, achieva];

/** Keys that servers and old links use for one of the five (spec 1 §3). */
const ALIASES: Readonly<Record<string, CoachKey>> = {
  sergeant_miles: "sgt_miles",
  ida_rosenquest: "ida",
  questy_brinkley: "questy",
  zen_master_kai: "zen_kai",
  mistress_achieva: "achieva",
  dr_alex: "zen_kai",
  maya_chen: "ida",
};

const byKey = new Map<string, Coach>(COACHES.map((coach) => [coach.key, coach]));
const byId = new Map<string, Coach>(COACHES.map((coach) => [coach.id, coach]));

/** The coach of a key or of one of its aliases; null for anything else. */
export function coachByKey(key: string): Coach | null {
  const known = Object.hasOwn(ALIASES, key) ? ALIASES[key] : key;
  return byKey.get(known ?? key) ?? null;
}

/** The coach of an id ("coach-1"); goal templates name coaches this way (spec 1 §3). */
export function coachById(id: string): Coach | null {
  return byId.get(id) ?? null;
}

const DRAWN: ReadonlySet<string> = new Set([...COACHES.map(({ avatar }) => avatar), "ida", "dr_alex", "maya_chen"]);

/** Which bust to draw for a key that came from anywhere; null is the "?" placeholder. */
export function avatarOf(key: string): AvatarKey | null {
  if (DRAWN.has(key)) return key as AvatarKey;
  return coachByKey(key)?.avatar ?? null;
}
