import { health } from "@/lib/contracts/health";
import { endpoint } from "@/lib/http/endpoint";

/** The process answers. Asks nobody, so that a slow database never gets a live server killed. */
export const GET = endpoint({ door: "visitor", reply: health }, async () => ({ status: "ok" as const }));
