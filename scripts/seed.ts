import { database, machinery } from "@/lib/wiring";
import { seedCatalogue, seedDemo } from "@/prisma/seed";

/**
 * `tsx scripts/seed.ts catalogue [demo]`: brings the tables up to date, then fills them. The demo world needs
 * DEMO_PASSWORD and DEMO_ADMIN_PASSWORD.
 */
async function main(wanted: readonly string[]): Promise<void> {
  await machinery.migrate();
  const { prisma, close } = database();
  if (wanted.includes("catalogue")) await seedCatalogue(prisma);
  if (wanted.includes("demo")) {
    const { DEMO_PASSWORD: member, DEMO_ADMIN_PASSWORD: admin } = process.env;
    if (!member || !admin) throw new Error("Set DEMO_PASSWORD and DEMO_ADMIN_PASSWORD.");
    await seedDemo(prisma, { member, admin });
  }
  await close();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
