import { buttonVariants } from "@/components/ui/button";
import { COACHES } from "@/lib/core/coaches/catalogue";
import { VideoRow } from "./video-row";

/** What the browser gets of the coaches for the row: no voices, no prompts. */
export function Previews() {
  const previews = COACHES.map(({ key, name, style, motto, video }) => ({
    key,
    name,
    style,
    motto,
    stem: video.replace(/\.mp4$/, ""),
  }));
  return (
    <VideoRow
      previews={previews}
      button={buttonVariants({ variant: "outline", size: "sm" })}
      heading={
        <h2 id="previews" className="text-title">
          Whose voice gets you moving?
        </h2>
      }
    />
  );
}
