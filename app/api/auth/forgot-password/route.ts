import { addressOnly, said } from "@/lib/contracts/accounts";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

/** The same answer for every address (T15, spec 2 §8). */
export const POST = endpoint({ door: "visitor", body: addressOnly, reply: said }, async ({ actor, body }) => {
  await house().forgotPassword(actor, body);
  return { message: "If an account exists with that email, we've sent a password reset link." };
});
