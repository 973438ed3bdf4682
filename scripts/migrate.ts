import { machinery } from "@/lib/wiring";

/** `npm run migrate`: brings the database of DATABASE_URL up to date. Safe to run twice, and from two places at once. */
machinery.migrate().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
