import type { Atomically } from "@/lib/adapters/prisma/atomically";
import type { Stores } from "@/lib/adapters/prisma/stores";
import type { MemberTokens, Passwords, Sealer } from "@/lib/core/accounts/secrets";
import type { GoogleSignIn } from "@/lib/core/accounts/sign-in/google";
import type { CoachModel } from "@/lib/core/coaches/model";
import type { Chance, Clock } from "@/lib/core/kernel/clock";
import type { Log } from "@/lib/core/kernel/log";
import type { Queue } from "@/lib/core/kernel/queue";
import type { Limiter } from "@/lib/core/kernel/rates";
import type { Letters } from "@/lib/core/notifications/letters";
import type { Mailer } from "@/lib/core/notifications/mailer";

/** Everything a use case may ask for. Each names the few it wants: `({ atomically, clock }: Pick<Needs, …>)`. */
export type Needs = {
  /** Reads, and single statements that are atomic by themselves. */
  readonly stores: Stores;
  /** A transaction: the only stores in scope are its own, and its `queue` commits with it. */
  readonly atomically: Atomically;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly limiter: Limiter;
  readonly passwords: Passwords;
  readonly tokens: MemberTokens;
  readonly sealer: Sealer;
  readonly google: GoogleSignIn;
  readonly mailer: Mailer;
  readonly letters: Letters;
  readonly model: CoachModel;
  readonly settings: Settings;
};

/** The few facts of the installation that rules depend on. */
export type Settings = {
  /** Public origin without a trailing slash; links in mail are built from it, never from a Host header (T16). */
  readonly origin: string;
  readonly adminEmail: string | null;
  readonly coachMaxTokens: number;
};
