import { migrateQueue } from "@/lib/adapters/graphile-worker/schema";
import { openDatabase } from "@/lib/adapters/prisma/client";
import { migrate } from "@/lib/adapters/prisma/migrate";
import { seedCatalogue } from "@/prisma/seed";

/** Fills the database of DATABASE_URL with tables and catalogue: what every test database is a copy of. */
async function main(url: string): Promise<void> {
  await migrate(url);
  await migrateQueue(url);
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined });
  await seedCatalogue(database.prisma);
  await database.close();
}

main(process.env.DATABASE_URL ?? "").then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
