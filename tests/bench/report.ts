import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly figure: number;
  readonly must: { readonly atLeast: number } | { readonly atMost: number };
};

export const holds = ({ figure, must }: Row): boolean =>
  "atLeast" in must ? figure >= must.atLeast : figure <= must.atMost;

const bound = ({ must }: Row) => ("atLeast" in must ? `≥ ${must.atLeast}` : `≤ ${must.atMost}`);

/** Prints the table and writes it down with the commit it belongs to. */
export function report(rows: readonly Row[]): void {
  for (const row of rows)
    console.log(
      `${holds(row) ? "ok  " : "MISS"}  ${row.what.padEnd(58)} ${row.figure.toFixed(2).padStart(8)}  ${bound(row).padEnd(8)} ${row.measured}`,
    );
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const lines = rows.map((row) => ({ ...row, figure: Number(row.figure.toFixed(3)), holds: holds(row) }));
  writeFileSync(join(import.meta.dirname, "results.json"), `${JSON.stringify({ commit, rows: lines }, null, 2)}\n`);
}
