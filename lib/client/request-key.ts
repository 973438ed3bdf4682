/** One key for one press of a button: sent again with the same key, a request has no second effect (R3). */
export function requestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
