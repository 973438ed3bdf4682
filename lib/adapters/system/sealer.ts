import { createHmac } from "node:crypto";
import type { Sealer } from "@/lib/core/accounts/secrets";

/** HMAC-SHA-256 under the installation's secret. The label goes first, so that no use can pass for another. */
export const systemSealer = (secret: string): Sealer => ({
  digest: (label, text) => createHmac("sha256", secret).update(`${label}\0${text}`).digest("hex"),
});
