import { codeEntry, signedIn } from "@/lib/contracts/accounts";
import { letIn } from "@/lib/http/accounts/let-in";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const POST = endpoint({ door: "visitor", body: codeEntry, reply: signedIn }, async ({ actor, body }) =>
  letIn(await house().verifyCode(actor, body)),
);
