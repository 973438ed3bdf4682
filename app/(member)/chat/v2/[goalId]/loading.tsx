import { Skeleton } from "@/components/ui/skeleton";

const bubbles = ["w-2/3 self-start", "w-1/2 self-end", "w-3/5 self-start"];

/** The conversation in its final shape, before its words are there. */
export default function ChatLoading() {
  return (
    <div className="flex h-[calc(100dvh-var(--bar)-var(--dock))] flex-col" aria-busy="true">
      <p className="sr-only">Loading...</p>
      <div className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-3xl items-center gap-3.5 px-4 py-3 sm:px-6">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-4 px-4 py-6 sm:px-6">
        {bubbles.map((shape) => (
          <Skeleton key={shape} className={`h-16 rounded-lg ${shape}`} />
        ))}
      </div>
    </div>
  );
}
