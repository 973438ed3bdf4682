declare const brand: unique symbol;
/** An e-mail address as it is stored and compared: trimmed, lower case (R2). */
export type EmailAddress = string & { readonly [brand]: "email" };

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The address that `text` means, or null when none can be reached there. Quoted local parts, address literals, spaces
 * and anything outside ASCII are refused: hardly anybody has them, and they are how headers get forged (T24).
 */
export function emailAddress(text: string): EmailAddress | null {
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split(".");
  if (at < 1 || address.length > 254 || local.length > 64 || !LOCAL.test(local)) return null;
  const top = labels.at(-1) ?? "";
  const isDomain =
    labels.length >= 2 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(top) && top.length > 1;
  return isDomain ? (address as EmailAddress) : null;
}

/**
 * The mailbox behind an address, for "one trial a person" alone (T19): without a "+tag", and without the dots that
 * Google ignores. Never for signing in or for sending.
 */
export function mailboxOf(address: EmailAddress): string {
  const at = address.lastIndexOf("@");
  const [mailbox = ""] = address.slice(0, at).split("+");
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  const name = mailbox === "" ? address.slice(0, at) : mailbox;
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}
