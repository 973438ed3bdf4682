import { COACHES } from "@/lib/core/coaches/catalogue";
import type { CoachOption } from "./coach-choice";
import { CoachPortrait } from "./portraits/portrait";

/** The coaches as the choosers take them, with their portraits drawn on the server. */
export const coachOptions = (): CoachOption[] =>
  COACHES.map(({ id, key, name, style, motto }) => ({
    id,
    key,
    name,
    style,
    motto,
    portrait: <CoachPortrait coachKey={key} size={56} still />,
  }));
