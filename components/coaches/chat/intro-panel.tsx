import { CoachPortrait } from "@/components/coaches/portraits/portrait";
import type { CoachFace } from "@/lib/core/coaches/chat/face";

/** Who one is talking to. In full where the conversation begins, one line once it has a history. */
export function IntroPanel({ face, isBrief }: { face: CoachFace; isBrief: boolean }) {
  if (isBrief)
    return (
      <p className="mx-auto max-w-md py-2 text-center text-sm text-ink-muted">
        You are talking with <strong className="text-ink">{face.name}</strong>. “{face.motto}”
      </p>
    );
  return (
    <section
      aria-label={`About ${face.name}`}
      className="relative grid gap-5 overflow-hidden rounded-xl border border-coach-line bg-coach-bubble p-5 text-coach-ink sm:grid-cols-[auto_1fr] sm:items-center sm:p-7"
    >
      <CoachPortrait
        coachKey={face.key}
        size={128}
        expression="cheering"
        className="mx-auto rounded-full bg-surface shadow-soft ring-4 ring-coach-line"
      />
      <div className="grid gap-2 text-center sm:text-left">
        <p className="text-sm font-bold tracking-wide">{face.style}</p>
        <h2 className="text-heading text-ink">{face.name}</h2>
        <p className="font-display text-lg font-semibold">“{face.motto}”</p>
        <p className="text-[0.9375rem]">{face.description}</p>
      </div>
    </section>
  );
}
