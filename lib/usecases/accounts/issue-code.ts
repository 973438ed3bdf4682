import type { Scope } from "@/lib/adapters/prisma/atomically";
import type { Account } from "@/lib/core/accounts/account";
import { type CodePurpose, codeFrom, lifeOf, tokenFrom } from "@/lib/core/accounts/one-time-code";
import type { Sealer } from "@/lib/core/accounts/secrets";
import type { CodeId, EmailLetter } from "@/lib/core/notifications/letter";
import type { Needs } from "@/lib/usecases/needs";

type Mailed = Extract<CodePurpose, "verify_email" | "reset_password">;

/**
 * What is written in the letter for that row: the code to type or the token of the link. It is derived from the row's id
 * under the installation's secret, so a letter that is sent again says the same, and nothing readable is stored (T13, T16).
 */
export const secretOf = (sealer: Sealer, purpose: Mailed, id: CodeId): string =>
  purpose === "verify_email"
    ? codeFrom(sealer.digest("verification-code", id))
    : tokenFrom(sealer.digest("reset-token", id));

/** What is stored of a code or token. A code is short, so its hash is bound to whose it is. */
export const hashOf = (sealer: Sealer, purpose: Mailed, secret: string, owner: string): string =>
  sealer.digest("code-hash", purpose === "verify_email" ? `${owner}:${secret}` : secret);

const LETTER = { verify_email: "verification_code", reset_password: "password_reset" } as const satisfies Record<
  Mailed,
  EmailLetter["kind"]
>;

/** Gives `account` a new code, puts the one before it out of use, and orders the letter that carries it. */
export const issueCode =
  ({ chance, clock, sealer }: Pick<Needs, "chance" | "clock" | "sealer">) =>
  async ({ codes, queue }: Pick<Scope, "codes" | "queue">, account: Pick<Account, "id" | "email">, purpose: Mailed) => {
    const createdAt = clock.now();
    const id = chance.id<CodeId>();
    const { id: userId, email: address } = account;
    const hash = hashOf(sealer, purpose, secretOf(sealer, purpose, id), userId);
    const expiresAt = new Date(createdAt.getTime() + lifeOf(purpose));
    await codes.issue({ id, userId, purpose, address, hash, createdAt, expiresAt });
    await queue.add({ task: "send_email", letter: { kind: LETTER[purpose], userId, codeId: id } });
  };
