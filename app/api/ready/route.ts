import { readinessView } from "@/lib/contracts/health";
import { Answer, endpoint } from "@/lib/http/endpoint";
import { readyNow } from "@/lib/http/readiness";

/** Whether this instance should be sent requests: 200, or 503 with what is missing. */
export const GET = endpoint({ door: "visitor", reply: readinessView }, async () => {
  const { ready, checks } = await readyNow();
  return ready ? new Answer(200, { status: "ready", checks }) : new Answer(503, { status: "not_ready", checks });
});
