import fc from "fast-check";
import type { Schema } from "@/tests/http/operations";

/** A number that JSON can write and JavaScript cannot hold. */
class Written {
  constructor(readonly json: string) {}
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202egnp.exe",
  "𝕏".repeat(5000),
  "' or 1=1; --",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "../../etc/passwd",
  "275760-09-13",
  "+275760-09-13T00:00:00Z",
  "0000-00-00",
  "2026-02-30",
  "-271821-04-20",
  "24:00",
  "America/Nowhere",
  "coach-999999999",
  "__proto__",
  "constructor",
  0,
  -0,
  -1,
  0.005,
  1e9 + 1,
  2 ** 53,
  -(2 ** 63),
  5e-324,
  1.7976931348623157e308,
  new Written("1e309"),
  new Written("-1e999"),
  new Written("9".repeat(400)),
  [],
  {},
  [[[]]],
  [null],
  { $ne: null },
  { toString: 1, valueOf: null },
];

const strange = fc.oneof(
  fc.constantFrom(...STRANGE),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values for a JSON schema: mostly such as fit its types, now and then something else entirely. */
export function valueFor(schema: Schema, example = schema.example): fc.Arbitrary<unknown> {
  const fitting = example === undefined ? fittingOf(schema) : fc.oneof(fc.constant(example), fittingOf(schema));
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: strange });
}

function fittingOf(schema: Schema): fc.Arbitrary<unknown> {
  const {
    anyOf,
    type,
    properties,
    items,
    pattern,
    enum: choices,
  } = schema as {
    anyOf?: Schema[];
    type?: string | string[];
    properties?: Record<string, Schema>;
    items?: Schema;
    pattern?: string;
    enum?: unknown[];
  };
  if (anyOf) return fc.oneof(...anyOf.map((one) => valueFor(one)));
  if (choices) return fc.constantFrom(...choices);
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fittingOf({ ...schema, type: one })));
  switch (type) {
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, valueFor(one)])),
        { requiredKeys: [] },
      );
    case "array":
      return fc.array(valueFor(items ?? {}), { maxLength: 3 });
    case "string":
      return pattern
        ? fc.stringMatching(new RegExp(pattern))
        : fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: "grapheme", maxLength: 60 }));
    case "number":
    case "integer":
      return fc.oneof(fc.integer({ min: -10, max: 1000 }), fc.double({ noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return strange;
  }
}

/** JSON text, with the numbers that JSON.stringify cannot write. */
export function textOf(value: unknown): string {
  if (value instanceof Written) return value.json;
  if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => `${JSON.stringify(name)}:${textOf(one)}`)
      .join(",")}}`;
  return JSON.stringify(value) ?? "null";
}
