import { credentials, signedIn } from "@/lib/contracts/accounts";
import { letIn } from "@/lib/http/accounts/let-in";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const POST = endpoint({ door: "visitor", body: credentials, reply: signedIn }, async ({ actor, body }) =>
  letIn(await house().signIn(actor, body)),
);
