import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../postgres/cluster.mjs";
import { recall, remember } from "./keepsakes.mjs";
import { Stop } from "./steps.mjs";

/** Which key says that a vendor is real, and the environment that points its SDK to the stand-in instead. */
const VENDORS = {
  anthropic: { key: "ANTHROPIC_API_KEY", env: (url) => ({ ANTHROPIC_API_KEY: "stand-in", ANTHROPIC_BASE_URL: url }) },
  resend: { key: "RESEND_API_KEY", env: (url) => ({ RESEND_API_KEY: "re_stand_in", RESEND_BASE_URL: url }) },
  twilio: {
    key: "TWILIO_AUTH_TOKEN",
    env: (url) => ({
      TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
      TWILIO_AUTH_TOKEN: "stand-in",
      TWILIO_FROM: "+15005550006",
      TWILIO_API_BASE: url,
    }),
  },
  google: {
    key: "GOOGLE_CLIENT_ID",
    env: (url) => ({
      GOOGLE_CLIENT_ID: "goalcoach-local",
      GOOGLE_CLIENT_SECRET: "stand-in",
      GOOGLE_WELL_KNOWN: `${url}/.well-known/openid-configuration`,
    }),
  },
  stripe: {
    key: "STRIPE_SECRET_KEY",
    env: (url, { webhookSecret }) => ({
      STRIPE_SECRET_KEY: "sk_test_stand_in",
      NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
      NEXT_PUBLIC_STRIPE_JS_URL: `${url}/v3/`,
    }),
  },
};

/**
 * Starts a stand-in for each vendor without a key and returns the environment that leads to them, the mailbox, and the
 * way to stop. They end by themselves when this process does.
 * @param {{ root: string, appUrl: string, webhookSecret: string, ports?: string, mailbox?: string }} options
 *   `ports` a file that keeps their ports from one start to the next, `mailbox` a folder that keeps the mail.
 */
export async function startStandIns({ root, appUrl, webhookSecret, ports, mailbox }) {
  const wanted = Object.keys(VENDORS).filter((name) => !process.env[VENDORS[name].key]);
  if (wanted.length === 0) return { env: {}, places: {}, pid: undefined, stop: async () => undefined };
  const last = ports ? recall(ports) : {};
  const names = await Promise.all(
    wanted.map(async (name) =>
      last[name] && (await freePort(Number(new URL(last[name]).port))) ? `${name}=${new URL(last[name]).port}` : name,
    ),
  );
  const main = join(root, "tests", "stand-ins", "main.ts");
  const args = ["--import", "tsx", main, ...names, ...(mailbox ? ["--mailbox", mailbox] : [])];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, APP_URL: appUrl, STRIPE_WEBHOOK_SECRET: webhookSecret },
    // The stand-ins watch their stdin: it closes when we are gone, however that came.
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  const places = await firstLine(child);
  if (ports) remember(ports, places);
  const env = Object.entries(places).map(([name, url]) => VENDORS[name]?.env(url, { webhookSecret }) ?? {});
  return {
    places,
    pid: child.pid,
    env: Object.assign({ ALLOW_INSECURE_UPSTREAMS: "1" }, ...env),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(undefined);
        child.once("exit", () => resolve(undefined));
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), 3_000).unref();
      }),
  };
}

function firstLine(child) {
  return new Promise((resolve, reject) => {
    let out = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
      if (out.includes("\n")) resolve(JSON.parse(out.slice(0, out.indexOf("\n"))));
    });
    child.stderr.on("data", (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-4000);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Stop(`The stand-ins did not start (${code}).\n${complaint}`)));
  });
}
