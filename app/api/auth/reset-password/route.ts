import { newPassword, said } from "@/lib/contracts/accounts";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const POST = endpoint({ door: "visitor", body: newPassword, reply: said }, async ({ actor, body }) => {
  await house().resetPassword(actor, body);
  return { message: "Password reset successful" };
});
