import { Fragment, type ReactNode } from "react";

/** `**bold**` is all the markup there is; everything else is shown as it was written, and nothing is ever a link (T23). */
function withStress(line: string): ReactNode {
  return line.split(/\*\*([^*\n]+)\*\*/).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no name but their place
    at % 2 === 1 ? <strong key={at}>{part}</strong> : <Fragment key={at}>{part}</Fragment>,
  );
}

const BULLET = /^\s*[-*•]\s+/;

function Paragraph({ text }: { text: string }) {
  const lines = text.split("\n");
  if (lines.every((line) => BULLET.test(line)))
    return (
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no name but their place
          <li key={at}>{withStress(line.replace(BULLET, ""))}</li>
        ))}
      </ul>
    );
  return <p className="whitespace-pre-line">{withStress(text)}</p>;
}

/** Somebody's words: paragraphs, line breaks, lists, stress. Direction follows the text and stays inside it. */
export function SpokenText({ text }: { text: string }) {
  return (
    <div dir="auto" className="grid gap-2.5 [overflow-wrap:anywhere] [unicode-bidi:isolate]">
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no name but their place
        <Paragraph key={at} text={paragraph} />
      ))}
    </div>
  );
}
