import type { Coach } from "@/lib/core/coaches/coach";

/** What a browser may know of a coach: never the voice, which is the prompt's (T34). */
export type CoachFace = Pick<
  Coach,
  "id" | "key" | "name" | "shortName" | "motto" | "style" | "description" | "introMessage"
>;

export const faceOf = ({ id, key, name, shortName, motto, style, description, introMessage }: Coach): CoachFace => ({
  id,
  key,
  name,
  shortName,
  motto,
  style,
  description,
  introMessage,
});
