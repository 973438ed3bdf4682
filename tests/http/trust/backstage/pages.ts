import { readdirSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(__dirname, "../../../..");

/** The paths of the pages in one room of app/, with what fills their parameters. */
export function pagesOf(room: string, ids: Readonly<Record<string, string>> = {}): string[] {
  return readdirSync(join(ROOT, "app", room), { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[/\\])page\.tsx$/.test(file))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?page\.tsx$/, "")}`)
    .map((path) => path.replace(/\[(\w+)\]/g, (_, name: string) => ids[name] ?? `{${name}}`))
    .sort();
}
