import type { Account } from "@/lib/core/accounts/account";
import type { System } from "@/lib/core/accounts/actor";
import { type CodePurpose, codeState, lifeOf } from "@/lib/core/accounts/one-time-code";
import { UTC, type Zone } from "@/lib/core/kernel/day";
import type { CodeId, EmailLetter } from "@/lib/core/notifications/letter";
import type { WrittenLetter } from "@/lib/core/notifications/letters";
import { secretOf } from "@/lib/usecases/accounts/issue-code";
import type { Needs } from "@/lib/usecases/needs";

type Its = Pick<Needs, "stores" | "clock" | "sealer" | "letters" | "mailer" | "settings" | "log">;

/**
 * Writes a letter that was decided on and sends it. Called twice it sends once: the same ids make the same words under
 * the same key. What can be sent later throws, so that the queue tries again; what never can is logged and let go.
 */
export const sendEmail =
  (needs: Its) =>
  async (_system: System, letter: EmailLetter): Promise<void> => {
    const { stores, mailer, log } = needs;
    const account = await stores.accounts.find(letter.userId);
    const written = account && (await write(needs, account, letter));
    if (!written) return log.info("letter no longer wanted", { kind: letter.kind, userId: letter.userId });
    const mail = { to: account.email, ...written, idempotencyKey: keyOf(letter), category: "account" as const };
    const { outcome, ...detail } = await mailer.send(mail);
    const facts = { kind: letter.kind, userId: letter.userId, ...detail };
    if (outcome === "sent") log.info("mail sent", facts);
    else if (outcome === "refused") log.warn("mail refused", facts);
    else throw new Error(`Mail not sent yet: ${"reason" in detail ? detail.reason : outcome}`);
  };

/** Null when there is nothing left to say: the code was used, replaced or too late. */
async function write(needs: Its, account: Account, letter: EmailLetter): Promise<WrittenLetter | null> {
  const { letters, settings } = needs;
  const { firstName, email } = account;
  const zone = (account.timezone as Zone | null) ?? UTC;
  const link = (path: string) => `${settings.origin}${path}`;
  switch (letter.kind) {
    case "verification_code": {
      const code = await liveSecret(needs, "verify_email", letter.codeId);
      const verifyUrl = link(`/verify-email?email=${encodeURIComponent(email)}`);
      return code && letters.write(letter.kind, { firstName, ...code, code: code.secret, verifyUrl });
    }
    case "password_reset": {
      const token = await liveSecret(needs, "reset_password", letter.codeId);
      return (
        token &&
        letters.write(letter.kind, { firstName, ...token, resetUrl: link(`/reset-password?token=${token.secret}`) })
      );
    }
    case "already_registered":
      return letters.write(letter.kind, { firstName, at: new Date(letter.at), zone, signInUrl: link("/auth/login") });
    case "password_changed":
      return letters.write(letter.kind, { firstName, at: new Date(letter.at), zone, recoverUrl: link("/auth/login") });
    case "welcome":
      return letters.write(letter.kind, { firstName, newGoalUrl: link("/goals/new") });
    default:
      return letter satisfies never;
  }
}

async function liveSecret({ stores, clock, sealer }: Its, purpose: "verify_email" | "reset_password", id: CodeId) {
  const row = await stores.codes.find(id);
  if (!row || codeState(row, clock.now()) !== "valid") return null;
  return { secret: secretOf(sealer, purpose, id), minutes: lifeOf(purpose satisfies CodePurpose) / 60_000 };
}

/** One fact, one mail, whatever crashes (T31). */
function keyOf(letter: EmailLetter): string {
  const which = "codeId" in letter ? letter.codeId : "at" in letter ? `${letter.userId}:${letter.at}` : letter.userId;
  return `${letter.kind}:${which}`;
}
