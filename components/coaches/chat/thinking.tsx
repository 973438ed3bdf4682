const delays = ["0ms", "160ms", "320ms"];

/** Somebody is about to speak. */
export function Thinking() {
  return (
    <span className="flex items-center gap-2.5 text-[0.9375rem]">
      <span aria-hidden className="flex gap-1">
        {delays.map((animationDelay) => (
          <span
            key={animationDelay}
            style={{ animationDelay }}
            className="size-2 animate-shimmer rounded-full bg-coach"
          />
        ))}
      </span>
      Coach is thinking...
    </span>
  );
}
