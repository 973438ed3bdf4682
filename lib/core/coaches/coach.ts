import type { CoachId } from "@/lib/core/kernel/id";

/** The keys of the client catalogue (spec 1 §3). */
export type CoachKey = "sgt_miles" | "ida" | "questy" | "zen_kai" | "achieva";
/** The busts that are drawn (spec 1 §3): two more than there are coaches; any other key is drawn as "?". */
export type AvatarKey = CoachKey | "ida_rosenquest" | "dr_alex" | "maya_chen";

/** How a coach speaks; all of it goes into the prompt, and nothing of it onto the screen. */
export type Voice = {
  readonly identity: string;
  readonly values: readonly string[];
  readonly rhythm: string;
  readonly vocabulary: readonly string[];
  readonly sounds: readonly string[];
  readonly neverSounds: readonly string[];
  readonly whenPraising: string;
  readonly whenExcused: string;
  readonly whenStruggling: string;
  readonly whenSilent: string;
  readonly atGoodbye: string;
  /** One line, the last thing the model reads before it answers. */
  readonly reminder: string;
};

export type Coach = {
  readonly id: CoachId;
  readonly key: CoachKey;
  readonly name: string;
  readonly fullName: string;
  /** For tight places: bubbles, chips, subject lines. */
  readonly shortName: string;
  readonly motto: string;
  readonly style: string;
  readonly motivationStyle: string;
  readonly description: string;
  readonly introMessage: string;
  /** The signature colour, "#rrggbb"; themes derive their shades from it. */
  readonly speechBubbleColor: string;
  /** Tenths, 0 to 50 (spec 1 §9). */
  readonly rating: number;
  readonly video: string;
  readonly avatar: AvatarKey;
  readonly voice: Voice;
};
