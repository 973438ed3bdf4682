import { fileURLToPath } from "node:url";
import { ensurePrismaClient } from "./quickstart/prepare.mjs";

/** `npm run generate`: the Prisma client, without the download that Prisma's own command begins with. */
await ensurePrismaClient(fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, ""));
