import type { NextConfig } from "next";
import { contentSecurityPolicy, STANDING_HEADERS } from "./lib/core/accounts/page-policy";

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // Our images come in the sizes they are shown in; the optimizer would be one more door (T40).
  images: { unoptimized: true },
  // Loaded from node_modules as they are: native code, worker threads, or megabytes that bundling only slows down.
  serverExternalPackages: ["@node-rs/argon2", "@prisma/schema-engine-wasm", "graphile-worker", "pg", "pino", "twilio"],
  headers: async () => [
    { source: "/:path*", headers: lines(STANDING_HEADERS) },
    // Pages get theirs from middleware.ts; this is for what it lets by. Handlers that answer with a page bring their own.
    {
      source: "/((?!api/).*)",
      headers: lines({ "Content-Security-Policy": contentSecurityPolicy({ secure: false }) }),
    },
  ],
};

export default config;
