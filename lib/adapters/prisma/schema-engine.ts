import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";

export type MigrationDirectory = { readonly path: string; readonly sql: string };

type Engine = {
  applyMigrations(input: object): Promise<{ appliedMigrationNames: string[] }>;
  free(): void;
};

const NO_FILTER = { externalTables: [], externalEnums: [] };

/** Prisma's schema engine as WebAssembly: its binary twin is downloaded at run time, from a host that may be out of reach. */
async function openEngine(databaseUrl: string): Promise<Engine> {
  const require = createRequire(join(process.cwd(), "package.json"));
  const bindings = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const engine = await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ bindings);
  const { instance } = await WebAssembly.instantiate(await readFile(bindings.replace(/\.js$/, ".wasm")), {
    "./schema_engine_bg.js": engine,
  });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  // The engine reports its own crashes through this global.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => {
        throw new Error(`Prisma's schema engine stopped: ${message}`);
      },
    },
  });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }));
  return engine.SchemaEngine.new({}, () => undefined, adapter);
}

/** Applies what is missing and records it in `_prisma_migrations`; returns the names applied. */
export async function applyMigrations(databaseUrl: string, folder: string, migrations: readonly MigrationDirectory[]) {
  const engine = await openEngine(databaseUrl);
  try {
    const migrationsList = {
      baseDir: folder,
      lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
      shadowDbInitScript: "",
      migrationDirectories: migrations.map(({ path, sql }) => ({
        path,
        migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
      })),
    };
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}
