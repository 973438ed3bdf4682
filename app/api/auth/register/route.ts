import { registered, registration } from "@/lib/contracts/accounts";
import { endpoint } from "@/lib/http/endpoint";
import { house } from "@/lib/wiring";

export const POST = endpoint(
  { door: "visitor", body: registration, reply: registered, status: 201 },
  ({ actor, body: { acceptTerms, confirmAge, ...person } }) =>
    house().register(actor, {
      ...person,
      consents: [...(acceptTerms ? (["terms"] as const) : []), ...(confirmAge ? (["age"] as const) : [])],
    }),
);
