import { workOnDemand } from "@/lib/http/cron";
import { endpoint } from "@/lib/http/endpoint";

export const POST = endpoint({ door: "visitor" }, ({ request }) => workOnDemand(request));
