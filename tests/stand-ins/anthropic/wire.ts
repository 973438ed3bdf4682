/** What the stand-in can see: the body of a Messages request, as loosely as it comes. */
export type Block = {
  type: string;
  text?: string;
  name?: string;
  id?: string;
  tool_use_id?: string;
  content?: unknown;
  is_error?: boolean;
  cache_control?: unknown;
  input?: unknown;
};
export type Message = { role: string; content: string | Block[] };
export type Body = {
  model?: string;
  max_tokens?: number;
  stream?: boolean;
  system?: string | Block[];
  messages?: Message[];
  tools?: { name: string }[];
} & Record<string, unknown>;

export const blocks = (content: string | Block[] | undefined): Block[] =>
  typeof content === "string" ? [{ type: "text", text: content }] : (content ?? []);
export const textOf = (content: string | Block[] | undefined): string =>
  blocks(content)
    .flatMap(({ text }) => text ?? [])
    .join("\n");

const unescaped = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const inside = (tag: string, text: string) => new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`).exec(text)?.[1];
const unquoted = (value: string) => unescaped(value.replace(/<\/?member_text>/g, ""));

export type Facts = Readonly<Record<string, string>>;

/** `key: value` lines, as in the goal's facts and in tool results. */
export function factsIn(text: string): Facts {
  const pairs = [...text.matchAll(/^([a-z_]+): (.*)$/gm)].map(([, key = "", value = ""]) => [key, unquoted(value)]);
  return Object.fromEntries(pairs);
}

export type Scene = {
  readonly persona: string;
  readonly facts: Facts;
  /** What the coach has said so far, oldest first. */
  readonly replies: readonly string[];
  /** The member's latest words; empty when the coach opens. */
  readonly message: string;
  readonly event: string | null;
  /** Results of the tools called in this turn. */
  readonly results: readonly { readonly text: string; readonly failed: boolean }[];
  readonly tools: readonly string[];
};

/** Reads the scene out of a request, knowing nothing but the marks in its text. */
export function sceneOf(body: Body): Scene {
  const system = textOf(body.system);
  const messages = body.messages ?? [];
  const last = messages.at(-1);
  const results = blocks(last?.content).filter(({ type }) => type === "tool_result");
  const spoken = messages.filter(({ role, content }) => role === "user" && textOf(content) !== "").at(-1);
  const words = textOf(spoken?.content);
  const facts = factsIn(inside("goal_facts", system) ?? "");
  const told = results.map(({ content, is_error }) => ({
    text: textOf(content as string | Block[]),
    failed: is_error === true,
  }));
  return {
    persona: /<persona key="([a-z_]+)"/.exec(system)?.[1] ?? "",
    facts: Object.assign({}, facts, ...told.filter(({ failed }) => !failed).map(({ text }) => factsIn(text))),
    replies: messages.filter(({ role }) => role === "assistant").map(({ content }) => textOf(content)),
    message: unescaped(inside("member_text", words) ?? (words.includes("<event") ? "" : words)),
    event: /<event kind="([a-z_]+)"/.exec(words)?.[1] ?? null,
    results: told,
    tools: (body.tools ?? []).map(({ name }) => name),
  };
}
