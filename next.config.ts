import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // Our images come in the sizes they are shown in; the optimizer would be one more door (T40).
  images: { unoptimized: true },
  // Loaded from node_modules as they are: native code, worker threads, or megabytes that bundling only slows down.
  serverExternalPackages: ["@node-rs/argon2", "@prisma/schema-engine-wasm", "graphile-worker", "pg", "pino", "twilio"],
};

export default config;
