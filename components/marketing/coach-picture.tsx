import { cn } from "@/components/ui/cn";

type CoachPictureProps = {
  coachKey: string;
  size: number;
  expression?: "neutral" | "cheering";
  className?: string;
  eager?: boolean;
};

/**
 * A portrait as a file that every page shares (scripts/videos/portrait-file.tsx), so that a page full of coaches stays
 * small. It blinks and breathes by itself. Always decoration: the name stands beside it.
 */
export function CoachPicture({ coachKey, size, expression = "neutral", className, eager }: CoachPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector in its final size, and the optimizer is off (T40)
    <img
      src={`/coaches/${coachKey}${expression === "cheering" ? "-cheering" : ""}.svg`}
      alt=""
      width={size}
      height={size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={cn("shrink-0", className)}
    />
  );
}
