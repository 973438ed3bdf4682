import { holds, type Row, report } from "./report";
import { inTheBrowser } from "./rows/browser";
import { chat } from "./rows/chat";
import { atRest } from "./rows/rest";
import { longHistory, throughput } from "./rows/throughput";
import { startWorld } from "./world";

/** `npm run bench [name…]`: the rows of `performance.md` that can be measured, beside their floors in the same run. */
const BENCHES = { rest: atRest, throughput, history: longHistory, chat, browser: inTheBrowser };

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const world = await startWorld();
  const rows: Row[] = [];
  try {
    for (const [name, bench] of Object.entries(BENCHES)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      console.log(`── ${name}`);
      rows.push(...(await bench(world)));
    }
  } finally {
    await world.stop();
  }
  report(rows);
  process.exitCode = rows.every(holds) ? 0 : 1;
}

void main();
