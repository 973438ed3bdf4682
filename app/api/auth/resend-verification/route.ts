import { addressOnly, said } from "@/lib/contracts/accounts";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

/** The same answer for every address (T15). */
export const POST = endpoint({ door: "visitor", body: addressOnly, reply: said }, async ({ actor, body }) => {
  await house().requestVerification(actor, body);
  return { message: "If that address is waiting to be verified, we've sent it a new code." };
});
