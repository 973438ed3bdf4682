import type { Expression } from "./frame";
import { portraitKey } from "./portrait-key";

export type CoachPortraitProps = {
  coachKey: string;
  expression?: Expression;
  /** CSS pixels. */
  size?: number;
  /** Makes it an image by that name; without, it is decoration. */
  title?: string;
  className?: string;
  still?: boolean;
  /** For what is seen first: it does not wait to be scrolled to. */
  eager?: boolean;
};

/** The file of a portrait (scripts/videos/portrait-file.tsx); a key that nobody has drawn shows "?" (spec 1 §3). */
export function portraitAddress(coachKey: string, expression: Expression): string {
  const key = portraitKey(coachKey);
  if (!key) return "/coaches/unknown.svg";
  return `/coaches/${key}${expression === "neutral" ? "" : `-${expression}`}.svg`;
}

/**
 * A coach, drawn in a file that all pages share, so that a page full of coaches stays small. It blinks and breathes by
 * itself unless `still` or reduced motion asks otherwise.
 */
export function CoachPortrait({
  coachKey,
  expression = "neutral",
  size = 96,
  title,
  still,
  eager,
  ...rest
}: CoachPortraitProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector in its final size, and the optimizer is off (T40)
    <img
      {...rest}
      src={`${portraitAddress(coachKey, expression)}${still ? "#still" : ""}`}
      alt={title ?? ""}
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
