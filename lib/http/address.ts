import { env } from "@/lib/env";

/** Set on every request from the socket itself, over whatever a client wrote there (`lib/http/peer-address`). */
export const PEER_HEADER = "x-goalcoach-peer";

/**
 * The client's network address: the entry that the outermost trusted proxy appended to X-Forwarded-For, and the
 * socket's own peer when no proxy is configured: a header that anybody can write is never believed (T12). IPv6 counts by /64.
 */
export function clientAddress(headers: Headers): string {
  const hops = env.app().TRUSTED_PROXIES;
  if (hops === 0) return network(headers.get(PEER_HEADER) ?? "");
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return network(chain.at(-hops) ?? "");
}

function network(given: string): string {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!address.includes(":")) return address || "unknown";
  const [head = "", tail] = address.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return `${[...front, ...middle, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
