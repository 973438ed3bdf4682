import { quickTemplate } from "@/lib/core/goals/templates/quick-goal";

/** Landing goal tiles whose template goes by another name (spec 1 §3). */
const TEMPLATE_OF: Readonly<Record<string, string>> = {
  "weight-loss": "lose-weight",
  "read-more": "read-books",
  "eat-healthy": "eat-healthier",
  "pay-debt": "pay-off-debt",
  "wake-early": "wake-up-earlier",
  meditate: "meditation",
  "get-promotion": "get-promoted",
};

/** The template that a landing tile, or a template's own id, leads to; null for anything else. */
export function templateOfTile(id: string): string | null {
  const known = Object.hasOwn(TEMPLATE_OF, id) ? TEMPLATE_OF[id] : id;
  return quickTemplate(known ?? id)?.id ?? null;
}
