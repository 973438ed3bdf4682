/** What a person would send to each operation that reads a body: every such operation must stand here. */
export type Ids = Readonly<Record<string, string>>;

export const EXAMPLES: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  "POST /api/auth/register": () => ({
    email: `somebody-${crypto.randomUUID()}@example.test`,
    password: "quiet-harbour-41",
    firstName: "Some",
    lastName: "Body",
    acceptTerms: true,
    confirmAge: true,
  }),
  "POST /api/auth/login": () => ({ email: "nobody@example.test", password: "quiet-harbour-41" }),
  "POST /api/auth/verify-code": () => ({ email: "nobody@example.test", code: "ABC234" }),
  "POST /api/auth/forgot-password": () => ({ email: "nobody@example.test" }),
  "POST /api/auth/resend-verification": () => ({ email: "nobody@example.test" }),
  "POST /api/auth/reset-password": () => ({ token: "0".repeat(64), password: "quiet-harbour-41" }),
  "PATCH /api/auth/user/timezone": () => ({ timezone: "Europe/Berlin" }),
  "POST /api/goals": () => ({
    title: "Walk",
    targetValue: 100,
    unit: "miles",
    category: "fitness",
    coachId: "coach-1",
  }),
  "PATCH /api/goals/{goalId}": () => ({ title: "Walk further" }),
  "POST /api/goals/{goalId}/check-ins": () => ({ value: 2, note: "Along the river" }),
  "PATCH /api/check-ins/{id}": () => ({ value: 5 }),
  "POST /api/goals/{goalId}/coaches": () => ({ coach_keys: ["questy"] }),
  "PUT /api/goals/{goalId}/switch-coach": () => ({ newCoachId: "coach-2", reason: "A change" }),
  "POST /api/v2/chat/message": ({ goalId, conversationId }) => ({ goalId, conversationId, message: "How am I doing?" }),
  "POST /api/v2/chat/stop": ({ conversationId }) => ({ conversationId }),
};

export function exampleOf(
  { name, body }: { name: string; body: unknown },
  ids: Ids,
): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const example = EXAMPLES[name];
  if (!example) throw new Error(`${name} reads a body that tests/http/examples.ts does not know.`);
  return example(ids);
}
