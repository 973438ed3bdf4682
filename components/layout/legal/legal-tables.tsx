import type { ReactNode } from "react";
import { HELPLINES, telLink } from "@/lib/core/coaches/helplines";
import { Out } from "./phrases";
import type { StoredItem } from "./texts/cookies";
import { PROCESSORS } from "./texts/processors";

type Row = { readonly key: string; readonly cells: readonly ReactNode[] };

/** On phones each row becomes a card, and `data-label` names its cells (legal.css). */
function LegalTable({ caption, heads, rows }: { caption: string; heads: readonly string[]; rows: readonly Row[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              <td key={heads[at + 1]} data-label={heads[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ProcessorTable() {
  const rows = PROCESSORS.map(({ name, task, receives, policy }) => ({
    key: name,
    cells: [
      policy ? (
        <Out key="name" href={policy}>
          {name}
        </Out>
      ) : (
        name
      ),
      task,
      receives,
    ],
  }));
  return (
    <LegalTable caption="Companies that work for us" heads={["Who", "What for", "What it receives"]} rows={rows} />
  );
}

export function StorageTable({ caption, items }: { caption: string; items: readonly StoredItem[] }) {
  const rows = items.map(({ name, purpose, life }) => ({ key: name, cells: [name, purpose, life] }));
  return <LegalTable caption={caption} heads={["Name", "Purpose", "How long"]} rows={rows} />;
}

export function HelplineTable() {
  const rows = Object.entries(HELPLINES).map(([code, { country, emergency, lines }]) => ({
    key: code,
    cells: [
      country,
      <ul key="lines" className="plain">
        {lines.map(({ name, number, also, source }) => (
          <li key={name}>
            <a href={telLink(number)} className="number">
              {number}
            </a>{" "}
            {name}
            {also && `, ${also}`} (<Out href={`https://${source}`}>{source}</Out>)
          </li>
        ))}
      </ul>,
      <a key="emergency" href={telLink(emergency)} className="number">
        {emergency}
      </a>,
    ],
  }));
  return (
    <LegalTable caption="Helplines by country" heads={["Country", "Somebody to talk to", "Emergency"]} rows={rows} />
  );
}
