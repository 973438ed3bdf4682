import { z } from "zod";

/**
 * The only file that reads `process.env`. Each block is parsed on first use, so that a build needs no secret, and a
 * feature whose key is missing says which variable it wants. Addresses of vendors may be moved, for tests and local
 * servers, to loopback over plain http, and only then (`reliability.md`).
 */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const flag = z
  .enum(["1", "0", "on", "off", "true", "false", ""])
  .default("off")
  .transform((word) => ["1", "on", "true"].includes(word));
const secret = z.string().min(32, "must have at least 32 characters");

const upstream = z
  .url({ protocol: /^https?$/ })
  .refine((address) => {
    const { protocol, hostname } = new URL(address);
    if (protocol === "https:" || process.env.NODE_ENV !== "production") return true;
    return LOOPBACK.test(hostname) && process.env.ALLOW_INSECURE_UPSTREAMS === "1";
  }, "must be https (plain http only for loopback with ALLOW_INSECURE_UPSTREAMS=1)")
  .optional();

/** Thrown at start or first use; its message names the variables and never their values. */
export class MissingSetting extends Error {
  override readonly name = "MissingSetting";
}

function block<Shape extends z.ZodRawShape>(shape: Shape): () => z.output<z.ZodObject<Shape>> {
  let parsed: z.output<z.ZodObject<Shape>> | undefined;
  return () => {
    if (parsed) return parsed;
    const given = Object.fromEntries(Object.keys(shape).map((name) => [name, process.env[name] || undefined]));
    const result = z.object(shape).safeParse(given);
    if (!result.success) {
      const lines = result.error.issues.map((issue) => {
        const name = issue.path.join(".");
        return `${name}: ${given[name] === undefined ? "is not set" : issue.message}`;
      });
      throw new MissingSetting(`Check the environment (see .env.example). ${lines.join("; ")}`);
    }
    parsed = result.data;
    return parsed;
  };
}

const whole = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

export const env = {
  app: block({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    APP_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
    PORT: whole(3000),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    WORKER: z.enum(["on", "off"]).default("on"),
    WORKER_CONCURRENCY: whole(4),
    /** How many proxies in front of us append to X-Forwarded-For; 0 believes none (T12). */
    TRUSTED_PROXIES: whole(0),
    CRON_SECRET: secret.optional(),
    DEMO_BANNER: flag,
  }),
  /** Who runs this installation; legal pages say plainly when it is not set. */
  operator: block({
    OPERATOR_NAME: z.string().optional(),
    OPERATOR_JURISDICTION: z.string().optional(),
    SUPPORT_EMAIL: z.email().default("support@goalcoach.example"),
    /** The member sign-in sends this address to /admin (spec 2 §2). It grants nothing (T4). */
    ADMIN_EMAIL: z.email().optional(),
  }),
  database: block({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: whole(10),
  }),
  session: block({
    NEXTAUTH_SECRET: secret,
    NEXTAUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  }),
  google: block({
    GOOGLE_CLIENT_ID: z.string().min(1),
    GOOGLE_CLIENT_SECRET: z.string().min(1),
    GOOGLE_WELL_KNOWN: upstream,
    /** next-auth reads it by itself: where Google sends the browser back to. */
    NEXTAUTH_URL: z.url({ protocol: /^https?$/ }),
  }),
  anthropic: block({
    ANTHROPIC_API_KEY: z.string().min(1),
    ANTHROPIC_BASE_URL: upstream,
    ANTHROPIC_MODEL: z.string().default("claude-sonnet-5-5"),
    COACH_FIRST_BYTE_MS: whole(20_000),
    COACH_IDLE_MS: whole(20_000),
    COACH_TOTAL_MS: whole(120_000),
  }),
  coach: block({
    COACH_MAX_TOKENS: whole(1024),
  }),
  resend: block({
    RESEND_API_KEY: z.string().min(1),
    RESEND_BASE_URL: upstream,
    RESEND_WEBHOOK_SECRET: z.string().optional(),
    MAIL_FROM: z.string().default("GoalCoach <coach@goalcoach.example>"),
  }),
  twilio: block({
    TWILIO_ACCOUNT_SID: z.string().startsWith("AC"),
    TWILIO_AUTH_TOKEN: z.string().min(1),
    TWILIO_FROM: z.string().optional(),
    TWILIO_MESSAGING_SERVICE_SID: z.string().startsWith("MG").optional(),
    TWILIO_API_BASE: upstream,
  }),
  stripe: block({
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, "must be a secret key"),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
    STRIPE_API_BASE: upstream,
  }),
} as const;

/** At start: what every installation needs must be there. Vendors may be missing; their features then answer 503. */
export function checkEnvironment(): void {
  env.app();
  env.database();
  env.session();
}
