import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testServer } from "./server";

export type Schema = { readonly [keyword: string]: unknown };
/** One operation as the OpenAPI document tells it. */
export type Operation = {
  readonly name: string;
  readonly method: string;
  /** With `{name}` where ids stand. */
  readonly path: string;
  readonly door: "visitor" | "member" | "admin";
  readonly parameters: readonly { readonly name: string; readonly in: "path" | "query"; readonly schema: Schema }[];
  readonly body: Schema | undefined;
};

const ROOT = join(__dirname, "../..");

/** Every operation there is, read off the routes themselves, so that no new one is forgotten. Written once per server. */
export function operations(): Operation[] {
  const file = join(testServer().logFile, "../openapi.json");
  if (!existsSync(file)) {
    const tsx = join(ROOT, "node_modules/tsx/dist/cli.mjs");
    execFileSync(process.execPath, [tsx, join(ROOT, "scripts/openapi.ts"), file], { cwd: ROOT, stdio: "pipe" });
  }
  const { paths } = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    path.includes("[...")
      ? []
      : Object.entries(methods).map(([method, { security, parameters, requestBody }]) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          door:
            security.length === 0 ? ("visitor" as const) : security.some((way) => "admin" in way) ? "admin" : "member",
          parameters,
          body: requestBody?.content["application/json"]?.schema,
        })),
  );
}

type Described = {
  security: object[];
  parameters: Operation["parameters"];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

export const mutates = ({ method }: Operation): boolean => method !== "GET";

/** The path with its ids filled in. */
export const addressOf = ({ path }: Operation, ids: Readonly<Record<string, string>>, otherwise: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? otherwise));
