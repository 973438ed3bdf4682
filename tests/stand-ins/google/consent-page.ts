import type { Person } from "./person";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const shielded = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");

const STYLE = `
:root { color-scheme: light dark; --paper:#faf4e8; --card:#fffcf6; --ink:#1a1f2e; --soft:#4f5162; --line:#e3d8c3; --accent:#cf370e; --on:#fffaf2 }
@media (prefers-color-scheme: dark) { :root { --paper:#141722; --card:#1c2030; --ink:#f6eedf; --soft:#b9b6b0; --line:#343b50; --accent:#ff7d52; --on:#1f0d05 } }
* { box-sizing: border-box } body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif }
main { width: 100%; max-width: 420px; padding: 28px; border: 1px solid var(--line); border-radius: 18px; background: var(--card) }
h1 { margin: 0; font-size: 24px; line-height: 1.2 } p { margin: 6px 0 18px; color: var(--soft) }
form { margin: 0 } button, input { font: inherit; color: inherit } button { cursor: pointer }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.person { display: block; width: 100%; padding: 12px 16px; margin-bottom: 8px; border: 1px solid var(--line); border-radius: 12px; background: none; text-align: left }
.person:hover { border-color: var(--accent) } .person span { display: block; color: var(--soft); font-size: 14px }
fieldset { display: grid; gap: 10px; margin: 20px 0 0; padding: 16px; border: 1px dashed var(--line); border-radius: 12px } legend { padding: 0 6px; color: var(--soft) }
label { font-size: 14px } input:not([type=checkbox]) { display: block; width: 100%; padding: 9px 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--paper) }
.go { padding: 11px; border: 0; border-radius: 10px; background: var(--accent); color: var(--on); font-weight: 600 }
.deny { margin-top: 16px; padding: 6px 0; border: 0; background: none; color: var(--soft); text-decoration: underline }`;

const hidden = (fields: Iterable<[string, string]>) =>
  [...fields]
    .map(([name, value]) => `<input type="hidden" name="${shielded(name)}" value="${shielded(value)}">`)
    .join("");

/** Asks who signs in. Every choice is a plain GET back to the same address, so it works without script. */
export function consentPage(query: URLSearchParams, people: Person[]): string {
  const asked = hidden(query);
  const card = ({ email, name, verified }: Person) =>
    `<form method="get">${asked}${hidden([
      ["choice_name", name],
      ["choice_verified", verified ? "yes" : "no"],
    ])}<button class="person" name="choice" value="${shielded(email)}"><b>${shielded(name)}</b><span>${shielded(email)}${
      verified ? "" : " · e-mail not verified"
    }</span></button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>
<h1>Choose an account</h1><p>A local stand-in for Google sign-in. No password, no Google.</p>
${people.map(card).join("\n")}
<form method="get">${asked}<fieldset><legend>Somebody else</legend>
<label>E-mail <input name="choice" type="email" required autocomplete="off" value="${shielded(query.get("login_hint") ?? "")}"></label>
<label>Name <input name="choice_name" autocomplete="off"></label>
<label><input name="choice_verified" type="checkbox" value="yes" checked> Google vouches for this e-mail</label>
<button class="go">Continue</button></fieldset></form>
<form method="get">${asked}<button class="deny" name="choice" value="deny">Cancel and go back</button></form>
</main></body></html>`;
}
