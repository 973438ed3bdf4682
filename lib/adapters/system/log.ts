import pino, { type DestinationStream } from "pino";
import { describeError, withoutSecrets } from "@/lib/adapters/system/without-secrets";
import type { Log } from "@/lib/core/kernel/log";

/** Facts under these names are never written, at any depth that facts have (T45). */
const HUSH = [
  "password",
  "passwordHash",
  "code",
  "token",
  "secret",
  "authorization",
  "cookie",
  "email",
  "phone",
  "phoneNumber",
  "text",
  "content",
  "body",
  "html",
  "prompt",
  "card",
  "signature",
];
const redact = { paths: HUSH.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[hidden]" };

/** One JSON object per line: `level`, `time` (ISO), `event`, and the facts. Errors go under `error` or `fault`. */
export function jsonLog({
  level,
  destination,
}: {
  readonly level: string;
  readonly destination?: DestinationStream;
}): Log {
  const options = {
    level,
    base: null,
    messageKey: "event",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError, fault: describeError },
    redact,
  };
  const logger = destination ? pino(options, destination) : pino(options);
  const write = (how: "info" | "warn" | "error") => (event: string, facts?: Readonly<Record<string, unknown>>) =>
    logger[how](facts ?? {}, withoutSecrets(event));
  return { info: write("info"), warn: write("warn"), error: write("error") };
}
