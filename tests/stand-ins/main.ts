import { fstatSync } from "node:fs";
import { parseArgs } from "node:util";
import { startAnthropic } from "./anthropic";
import { startGoogle } from "./google";
import { Mailbox } from "./mailbox/mailbox";
import { startResend } from "./resend";
import type { StandIn } from "./stand-in";
import { startStripe } from "./stripe";
import { startTwilio } from "./twilio";

/**
 * Starts the stand-ins that are named, or all: `tsx tests/stand-ins/main.ts resend=4901 google --mailbox .data/mailbox`.
 * `STAND_INS` holds the same names, separated by spaces. Without a port the system picks one. When all listen, one line
 * of JSON on stdout says where: {"resend":"http://127.0.0.1:4901",…}.
 */
const STARTERS = {
  anthropic: startAnthropic,
  resend: (options) => startResend({ ...options, webhookSecret: process.env.RESEND_WEBHOOK_SECRET }),
  twilio: startTwilio,
  google: startGoogle,
  stripe: (options) => startStripe({ ...options, webhookSecret: process.env.STRIPE_WEBHOOK_SECRET }),
} satisfies Record<string, (options: { port: number; mailbox: Mailbox }) => Promise<StandIn>>;

type Name = keyof typeof STARTERS;
const isName = (name: string): name is Name => Object.hasOwn(STARTERS, name);

async function main() {
  const { values, positionals } = parseArgs({ options: { mailbox: { type: "string" } }, allowPositionals: true });
  const fromEnvironment = (process.env.STAND_INS ?? "").split(/\s+/).filter(Boolean);
  const named = [...positionals, ...fromEnvironment];
  const mailbox = new Mailbox(values.mailbox ?? process.env.STAND_IN_MAILBOX);
  const running: StandIn[] = [];
  const places: Record<string, string> = {};

  for (const wish of named.length ? named : Object.keys(STARTERS)) {
    const [name = "", port = "0"] = wish.split("=");
    if (!isName(name))
      throw new Error(`No stand-in is called "${name}". There are: ${Object.keys(STARTERS).join(", ")}.`);
    const standIn = await STARTERS[name]({ port: Number(port), mailbox });
    running.push(standIn);
    places[name] = standIn.url;
  }

  const stop = async () => {
    await Promise.all(running.map((standIn) => standIn.close()));
    process.exit(0);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
  endWithParent(stop);
  process.stdout.write(`${JSON.stringify(places)}\n`);
}

/** A pipe on stdin closes when whoever started us is gone, even if it was killed. A terminal or a file says nothing. */
function endWithParent(stop: () => void) {
  const input = fstatSync(0);
  if (!input.isFIFO() && !input.isSocket()) return;
  process.stdin.once("end", stop).once("close", stop).resume();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
