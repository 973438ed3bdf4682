import { cookies, headers } from "next/headers";
import { type Admin, type Member, mint, type Visitor } from "@/lib/core/accounts/actor";
import { refuse } from "@/lib/core/kernel/refusal";
import { ADMIN_COOKIE, MEMBER_COOKIE } from "@/lib/http/accounts/session-cookie";
import { clientAddress } from "@/lib/http/address";
import { house } from "@/lib/wiring";

/** The doors of the house, and the actor each lets in. Nothing else mints these (the worker mints System). */
export type Doors = { visitor: Visitor; member: Member; admin: Admin };

/** Whoever is signed in, if anybody: one query that joins session and member (R2). A broken cookie is nobody (T10). */
export async function currentMember(): Promise<Member | null> {
  const token = (await cookies()).get(MEMBER_COOKIE())?.value;
  const found = token ? await house().recogniseMember(token) : null;
  return found && mint.member({ ...found, address: clientAddress(await headers()) });
}

export async function currentAdmin(): Promise<Admin | null> {
  const token = (await cookies()).get(ADMIN_COOKIE())?.value;
  const found = token ? await house().recogniseAdmin(token) : null;
  return found && mint.admin({ ...found, address: clientAddress(await headers()) });
}

export const enter: { [Door in keyof Doors]: () => Promise<Doors[Door]> } = {
  visitor: async () => mint.visitor({ address: clientAddress(await headers()) }),
  member: async () => (await currentMember()) ?? refuse("unauthenticated", "Authentication required"),
  admin: async () => (await currentAdmin()) ?? refuse("unauthenticated", "Admin access required"),
};
