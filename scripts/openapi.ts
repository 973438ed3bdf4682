/** `npm run openapi [-- file]`: writes openapi.json (OpenAPI 3.1), read off the route files themselves. It is not served. */
import { readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ZodType, z } from "zod";
import type { Route } from "@/lib/http/endpoint";

const API = "app/api";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const SECURITY = { visitor: [], member: [{ member: [] }], admin: [{ admin: [] }] };

const schemaOf = (contract: ZodType, io: "input" | "output") => {
  const { $schema: _, ...schema } = z.toJSONSchema(contract, { io, unrepresentable: "any" });
  return schema;
};

const problemAnswer = {
  description: "A refusal, as RFC 9457 problem details with `error` and `message` besides.",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

function parametersOf(contract: ZodType | undefined, place: "path" | "query") {
  if (!contract) return [];
  const schema = schemaOf(contract, "input") as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

function operationOf({ spec }: Route) {
  const status = String(spec.status ?? (spec.reply ? 200 : 204));
  return {
    security: SECURITY[spec.door],
    parameters: [...parametersOf(spec.params, "path"), ...parametersOf(spec.query, "query")],
    ...(spec.body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(spec.body, "input") } } },
    }),
    responses: {
      [status]: {
        description: spec.reply ? "What may leave, and nothing else." : "Done.",
        ...(spec.reply && { content: { "application/json": { schema: schemaOf(spec.reply, "output") } } }),
      },
      default: problemAnswer,
    },
  };
}

/** The whole document, from the routes that stand under app/api. */
export async function openApiDocument(root = process.cwd()) {
  const files = readdirSync(join(root, API), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .sort();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const file of files) {
    const routes = (await import(pathToFileURL(join(root, API, file)).href)) as Partial<
      Record<(typeof METHODS)[number], Route>
    >;
    const path = `/api/${dirname(file)}`.replace(/\[(\w+)\]/g, "{$1}");
    for (const method of METHODS) {
      const route = routes[method];
      if (route?.spec) paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "GoalCoach", version: "1.0.0", description: "Pick Your Coach. Crush Your Goals." },
    paths,
    components: {
      securitySchemes: {
        member: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
        admin: { type: "apiKey", in: "cookie", name: "goalcoach-admin" },
      },
      schemas: {
        Problem: {
          type: "object",
          required: ["title", "status", "detail", "error", "message", "requestId"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            detail: { type: "string" },
            error: { type: "string" },
            message: { type: "string" },
            requestId: { type: "string" },
            fields: { type: "object", additionalProperties: { type: "string" } },
            retryAfter: { type: "integer", description: "Seconds." },
          },
        },
      },
    },
  };
}

async function main(file = "openapi.json"): Promise<void> {
  const document = await openApiDocument();
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  process.stdout.write(`${file}: ${Object.keys(document.paths).length} paths\n`);
}

if (process.argv[1]?.endsWith("openapi.ts")) void main(process.argv[2]);
