import { floorOf, LAW, LONG, VENDORS } from "./floors";
import { type Source, sources } from "./source";

const house = sources();
const byPath = new Map(house.map((source) => [source.file.replace(/(\/index)?\.tsx?$/, ""), source]));
const ours = (from: string) => byPath.get(from.replace(/\.(tsx?|js)$/, "")) ?? byPath.get(`${from}/index`);

/** Each law answers the files that broke it, with what they did; a whole house answers nothing. */
function broken(judge: (source: Source) => readonly (string | false | undefined)[]): string[] {
  return house.flatMap((source) =>
    judge(source)
      .filter(Boolean)
      .map((crime) => `${source.file}: ${crime}`),
  );
}

describe("the import law", () => {
  test("every file stands on a floor", () => {
    expect(broken(({ file }) => [!floorOf(file) && "stands on no floor"])).toEqual([]);
  });

  test("nothing points back, and no floor reaches past its neighbours", () => {
    expect(
      broken(({ file, imports }) => {
        const floor = floorOf(file) ?? "";
        return imports.map(({ from, typeOnly }) => {
          if (from.startsWith("pkg:")) return false;
          if (/\.(css|json|woff2|svg)$/.test(from)) return false;
          const target = floorOf(from) ?? from;
          if (floor === "lib/usecases" && typeOnly && from.startsWith("lib/adapters/prisma/")) return false;
          if (floor === "lib/adapters" && sameVendor(file, from)) return false;
          return !LAW[floor]?.floors.includes(target) && `${floor} must not import ${from}`;
        });
      }),
    ).toEqual([]);
  });

  test("packages stay on their floors, vendors in their folders", () => {
    expect(
      broken(({ file, imports }) => {
        const floor = floorOf(file) ?? "";
        const vendor = floor === "lib/adapters" ? (VENDORS[file.split("/")[2] ?? ""] ?? []) : [];
        const allowed = [...(LAW[floor]?.packages ?? []), ...vendor];
        return imports.map(({ from }) => {
          const name = from.startsWith("pkg:") ? from.slice(4) : undefined;
          return (
            name !== undefined && !allowed.some((pattern) => pattern.test(name)) && `must not know the package ${name}`
          );
        });
      }),
    ).toEqual([]);
  });

  test("no circles, type imports included", () => {
    const state = new Map<Source, "open" | "done">();
    const circles: string[] = [];
    const visit = (source: Source, path: readonly Source[]): void => {
      if (state.get(source) === "done") return;
      if (state.get(source) === "open") {
        circles.push([...path.slice(path.indexOf(source)), source].map(({ file }) => file).join(" → "));
        return;
      }
      state.set(source, "open");
      for (const { from } of source.imports) {
        const next = ours(from);
        if (next) visit(next, [...path, source]);
      }
      state.set(source, "done");
    };
    for (const source of house) visit(source, []);
    expect(circles).toEqual([]);
  });

  test("every import of ours leads somewhere", () => {
    expect(
      broken(({ imports }) =>
        imports.map(
          ({ from }) =>
            !from.startsWith("pkg:") &&
            !/\.\w+$/.test(from) &&
            !from.includes("/generated/") &&
            !ours(from) &&
            `imports ${from}, which is not there`,
        ),
      ),
    ).toEqual([]);
  });
});

describe("the house rules", () => {
  test("core is pure", () => {
    const impure =
      /\bnew Date\(\s*\)|\bDate\.now\b|\bMath\.random\b|\bprocess\.|\bconsole\.|\bfetch\(|\bcrypto\.|\bset(Timeout|Interval)\b|\bawait\b|\basync\b/;
    expect(broken(({ file, code }) => [file.startsWith("lib/core/") && impure.exec(code)?.[0]])).toEqual([]);
  });

  test("one file reads the environment", () => {
    // The bundler drops the other runtime's half of instrumentation.ts only where this very expression stands.
    const allowed = (file: string, code: string) =>
      file === "instrumentation.ts" ? code.replaceAll("process.env.NEXT_RUNTIME", "") : code;
    expect(
      broken(({ file, code }) => [
        file !== "lib/env.ts" && /\bprocess\.env\b/.test(allowed(file, code)) && "reads process.env",
      ]),
    ).toEqual([]);
  });

  test("no any, no non-null, no silenced errors", () => {
    expect(broken(({ outlawed }) => outlawed)).toEqual([]);
  });

  test("no junk rooms", () => {
    const junk = /(^|\/)(utils?|helpers?|common|misc|services?)(\/|\.)|(^|\/)(types|constants)\.tsx?$/;
    expect(broken(({ file }) => [junk.test(file) && "is a junk room"])).toEqual([]);
  });

  test("actors are minted at the doors only", () => {
    const door = (file: string) =>
      file === "lib/http/enter.ts" || file.startsWith("lib/worker/") || file === "lib/core/accounts/actor.ts";
    expect(broken(({ file, code }) => [!door(file) && /\bmint\b/.test(code) && "mints an actor"])).toEqual([]);
  });

  test("every route goes through endpoint()", () => {
    expect(
      broken(({ file, code }) => {
        if (!file.endsWith("/route.ts") || file.includes("[...nextauth]")) return [];
        const methods = [
          ...code.matchAll(
            /export (const|async function|function) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b\s*(=\s*endpoint\()?/g,
          ),
        ];
        return [
          methods.length === 0 && "handles nothing",
          ...methods.map((found) => !found[3] && `${found[2]} does not go through endpoint()`),
        ];
      }),
    ).toEqual([]);
  });

  test("every page of a member or an admin asks who is there", () => {
    expect(
      broken(({ file, code }) => {
        if (!file.endsWith("/page.tsx")) return [];
        return [
          file.startsWith("app/(member)/") && !/\brequireMember\(/.test(code) && "does not call requireMember()",
          file.startsWith("app/(admin)/") &&
            !file.endsWith("admin/login/page.tsx") &&
            !/\brequireAdmin\(/.test(code) &&
            "does not call requireAdmin()",
        ];
      }),
    ).toEqual([]);
  });
});

const sameVendor = (file: string, from: string) => from.startsWith(`${file.split("/").slice(0, 3).join("/")}/`);

describe("budgets", () => {
  const shadcn = (file: string) => file.startsWith("components/ui/");

  test("lines", () => {
    expect(
      broken(({ file, lines }) => {
        const limit = LONG.some((pattern) => pattern.test(file))
          ? 400
          : /\/route\.ts$/.test(file)
            ? 30
            : /^components\/.*\.tsx$/.test(file) && !shadcn(file)
              ? 150
              : 200;
        return [lines > limit && `has ${lines} lines, ${limit} at most`];
      }),
    ).toEqual([]);
  });

  test("endpoint and its tables", () => {
    const wrapper = ["endpoint", "problem"].map((name) => byPath.get(`lib/http/${name}`)?.lines ?? Number.NaN);
    expect(wrapper.reduce((sum, lines) => sum + lines, 0)).toBeLessThanOrEqual(150);
  });

  test("files in a folder", () => {
    const count = new Map<string, number>();
    for (const { file } of house) {
      const folder = file.slice(0, file.lastIndexOf("/"));
      if (!shadcn(file)) count.set(folder, (count.get(folder) ?? 0) + 1);
    }
    expect([...count].filter(([, files]) => files > 12)).toEqual([]);
  });
});
