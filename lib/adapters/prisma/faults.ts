import { Prisma } from "@/lib/adapters/prisma/generated/client";
import { refuse } from "@/lib/core/kernel/refusal";

/** Prisma: cannot reach (1001), timed out (1002, 1008), closed (1017), no connection in time (2024), no transaction (2028). */
const UNREACHABLE_PRISMA = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"]);
/** PostgreSQL's class 08 and 57P0x (shutting down, starting up), too many clients, statement timeout; and the system's. */
const UNREACHABLE_CODE =
  /\b(08\d{3}|57P0[1-5]|53300|57014|ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)\b/;
/** What `pg` itself says, without a code, when its patience with a server ends. */
const UNREACHABLE_WORDS =
  /can't reach database server|timeout exceeded when trying to connect|connection (terminated|timeout)|query read timeout|not queryable|client was closed/i;

const codeOf = (error: unknown): string =>
  error instanceof Object && "code" in error ? String((error as { code: unknown }).code) : "";

/** Whether the database could not be asked, as opposed to having said no. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (!(error instanceof Error) || error instanceof Prisma.PrismaClientValidationError) return false;
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code !== "P2010") {
    return UNREACHABLE_PRISMA.has(error.code);
  }
  return (
    UNREACHABLE_CODE.test(codeOf(error)) ||
    UNREACHABLE_CODE.test(error.message) ||
    UNREACHABLE_WORDS.test(error.message)
  );
}

/** Whether the same transaction may succeed when begun again: a write conflict (40001) or a deadlock (40P01). */
export function isWorthRetrying(error: unknown): boolean {
  return (
    codeOf(error) === "P2034" || (error instanceof Error && /\b(40001|40P01)\b|deadlock detected/.test(error.message))
  );
}

/** Rethrows; what means "no database" becomes the refusal that a person can understand (503). */
export function rethrowFault(error: unknown): never {
  if (isUnreachable(error)) {
    refuse("unavailable", "We can't reach our records right now. Please try again in a moment.", { retryAfter: 5 });
  }
  throw error;
}
