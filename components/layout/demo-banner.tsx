/** The slim strip that says this is a local demo. Nothing without words. */
export function DemoBanner({ text }: { text?: string | null }) {
  if (!text) return null;
  return (
    <p role="note" className="bg-ink px-4 py-1.5 text-center text-sm font-medium text-background">
      {text}
    </p>
  );
}
