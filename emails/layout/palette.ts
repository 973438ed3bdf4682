/** The tokens of `app/globals.css` that mail needs, by day and by night. Mail clients know no variables. */
export const day = {
  paper: "#faf4e8",
  sheet: "#fffcf6",
  well: "#fde5d6",
  ink: "#1a1f2e",
  muted: "#4f5162",
  line: "#e3d8c3",
  accent: "#cf370e",
  onAccent: "#fffaf2",
  accentInk: "#a93008",
} as const;

export const night: Record<keyof typeof day, string> = {
  paper: "#141722",
  sheet: "#1c2030",
  well: "#3d2320",
  ink: "#f6eedf",
  muted: "#b9b6b0",
  line: "#343b50",
  accent: "#ff7d52",
  onAccent: "#1f0d05",
  accentInk: "#ff9a78",
};

/** The five coaches' signature colours, in the order of the catalogue. */
export const coachColours = ["#5b6a26", "#9c5a06", "#b51c69", "#0f6c66", "#453a94"] as const;

export const sans = '"Instrument Sans", "Avenir Next", "Segoe UI", Helvetica, Arial, sans-serif';
export const display = `"Bricolage Grotesque", ${sans}`;
export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

const nightRules = (scope: string) =>
  [
    `.paper{background-color:${night.paper} !important}`,
    `.sheet{background-color:${night.sheet} !important;border-color:${night.line} !important}`,
    `.well{background-color:${night.well} !important;color:${night.ink} !important}`,
    `.ink{color:${night.ink} !important}`,
    `.muted{color:${night.muted} !important}`,
    `.mark{color:${night.accentInk} !important}`,
    `.action{background-color:${night.accent} !important;color:${night.onAccent} !important}`,
  ]
    .map((rule) => `${scope}${rule}`)
    .join("");

/** Night colours for clients that ask the system, and for Outlook, which marks the page with an attribute instead. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `.paper{background-color:${day.paper}}`,
  `@media (prefers-color-scheme:dark){${nightRules("")}}`,
  nightRules("[data-ogsc] "),
  "@media (max-width:480px){.sheet{border-radius:0 !important;padding:28px 22px !important}}",
].join("");
