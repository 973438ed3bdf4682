import type { Zone } from "@/lib/core/kernel/day";
import type { SessionId, UserId } from "@/lib/core/kernel/id";

/**
 * Who acts. A use case names the actor it needs, so the wrong door does not compile. The symbol keeps anybody else
 * from building one: `mint` is imported by the doors (`lib/http`, `lib/worker`) alone; the house test holds that.
 */
declare const minted: unique symbol;
type Minted = { readonly [minted]: true };

/** Anybody; `address` is the client's network address as far as the configured proxy is trusted. */
export type Visitor = Minted & { readonly kind: "visitor"; readonly address: string };
/** A signed-in, verified, active person. Everything else about them is read from the database. */
export type Member = Minted & {
  readonly kind: "member";
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly zone: Zone;
  /** Hour at which the member's day begins, 0 to 6 (R4). */
  readonly dayStartHour: number;
  readonly address: string;
};
export type AdminRole = "admin" | "super_admin";
/** Somebody in the console, with the separate session of R2. */
export type Admin = Minted & {
  readonly kind: "admin";
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: AdminRole;
  readonly address: string;
};
/** The house itself: jobs, cron, webhooks whose signature held. */
export type System = Minted & { readonly kind: "system" };
export type Actor = Visitor | Member | Admin | System;

export const mint = {
  visitor: (facts: Omit<Visitor, keyof Minted | "kind">): Visitor => ({ kind: "visitor", ...facts }) as Visitor,
  member: (facts: Omit<Member, keyof Minted | "kind">): Member => ({ kind: "member", ...facts }) as Member,
  admin: (facts: Omit<Admin, keyof Minted | "kind">): Admin => ({ kind: "admin", ...facts }) as Admin,
  system: (): System => ({ kind: "system" }) as System,
};
