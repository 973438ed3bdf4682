import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parse } from "@babel/parser";

export type Import = { readonly from: string; readonly typeOnly: boolean };
export type Source = {
  readonly file: string;
  readonly lines: number;
  /** The text without comments and strings, for laws about words. */
  readonly code: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** Kinds of syntax that are outlawed, with the line each stands on. */
  readonly outlawed: readonly string[];
};

const ROOT = join(__dirname, "../..");
const HOUSE = ["app", "components", "lib", "emails"];
const DOORSTEP = ["middleware.ts", "instrumentation.ts"];

/** Every TypeScript file of the product, read and parsed once. Generated code is nobody's writing. */
export function sources(): Source[] {
  const files = HOUSE.flatMap((floor) =>
    readdirSync(join(ROOT, floor), { recursive: true, encoding: "utf8" }).map((path) => join(floor, path)),
  );
  const present = DOORSTEP.filter((file) => readdirSync(ROOT).includes(file));
  return [...files, ...present].filter((file) => /\.tsx?$/.test(file) && !file.includes("/generated/")).map(read);
}

function read(file: string): Source {
  const text = readFileSync(join(ROOT, file), "utf8");
  const plugins = file.endsWith(".tsx") ? (["typescript", "jsx"] as const) : (["typescript"] as const);
  const { program, comments } = parse(text, {
    sourceType: "module",
    sourceFilename: file,
    plugins: [...plugins],
  });
  const imports: Import[] = [];
  const outlawed: string[] = [];
  const blanks: [number, number][] = (comments ?? []).map(({ start, end }) => [start ?? 0, end ?? 0]);
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;

  walk(program, (node) => {
    const from = importedBy(node);
    if (from)
      imports.push({
        from: resolve(file, from),
        typeOnly: node.importKind === "type" || node.exportKind === "type",
      });
    if (node.type === "TSAnyKeyword") outlawed.push(`any (line ${lineOf(node.start)})`);
    if (node.type === "TSNonNullExpression") outlawed.push(`non-null ! (line ${lineOf(node.start)})`);
    if (node.type === "StringLiteral" || node.type === "TemplateElement") blanks.push([node.start, node.end]);
  });
  let code = text;
  for (const [start, end] of blanks) code = code.slice(0, start) + " ".repeat(end - start) + code.slice(end);
  if (/@ts-(ignore|expect-error|nocheck)/.test(text)) outlawed.push("a silenced type error");
  return {
    file,
    text,
    code,
    imports,
    outlawed,
    lines: text.split("\n").length - 1,
  };
}

type Node = {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
};

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

/** What a statement, an `import()` or an `import("…")` type takes in. */
function importedBy(node: Node): string | undefined {
  const taken: Record<string, unknown> = {
    ImportDeclaration: node.source,
    ExportNamedDeclaration: node.source,
    ExportAllDeclaration: node.source,
    TSImportType: node.argument,
    CallExpression: (node.callee as Node | undefined)?.type === "Import" ? (node.arguments as unknown[])[0] : undefined,
  };
  const value = (taken[node.type] as { value?: unknown } | null | undefined)?.value;
  return typeof value === "string" ? value : undefined;
}

/** Our own files by their path from the root without ending; packages by their name. */
function resolve(file: string, from: string): string {
  if (from.startsWith("@/")) return from.slice(2);
  if (from.startsWith(".")) return normalize(join(dirname(file), from));
  return `pkg:${from}`;
}
