import { defineConfig } from "prisma/config";

/** For Prisma's own commands; the application and its scripts take DATABASE_URL through `lib/env.ts`. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(process.env.DATABASE_URL && { datasource: { url: process.env.DATABASE_URL } }),
});
