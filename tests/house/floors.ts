/** The law of `house.md` as a table: what each floor may import of ours, and which packages it may know. */
export type Floor = {
  readonly floors: readonly string[];
  readonly packages: readonly RegExp[];
};

const NEXT = [/^next($|\/(?!dist))/, /^react($|\/)/];

export const LAW: Readonly<Record<string, Floor>> = {
  "lib/core": { floors: ["lib/core"], packages: [] },
  "lib/contracts": {
    floors: ["lib/contracts", "lib/core"],
    packages: [/^zod$/],
  },
  "lib/usecases": { floors: ["lib/usecases", "lib/core"], packages: [] },
  "lib/adapters": {
    floors: ["lib/core", "lib/env", "emails"],
    packages: [/^node:/],
  },
  "lib/env": { floors: [], packages: [/^zod$/] },
  "lib/wiring": {
    floors: ["lib/core", "lib/usecases", "lib/adapters", "lib/env"],
    packages: [/^server-only$/],
  },
  "lib/http": {
    floors: ["lib/http", "lib/core", "lib/contracts", "lib/wiring", "lib/env"],
    packages: [/^node:/, /^zod$/, ...NEXT],
  },
  "lib/worker": {
    floors: ["lib/worker", "lib/core", "lib/wiring", "lib/env"],
    packages: [/^node:/],
  },
  "lib/client": {
    floors: ["lib/client", "lib/contracts", "lib/core"],
    packages: [/^swr($|\/)/, /^react$/],
  },
  emails: {
    floors: ["emails", "lib/core"],
    packages: [/^@react-email\//, /^react($|\/)/, /^react-dom\/server$/],
  },
  components: {
    floors: ["components", "lib/client", "lib/contracts", "lib/core"],
    packages: [
      ...NEXT,
      /^react-dom$/,
      /^radix-ui($|\/)/,
      /^class-variance-authority$/,
      /^tailwind-merge$/,
      /^lucide-react$/,
      /^swr($|\/)/,
    ],
  },
  app: {
    floors: ["app", "components", "lib/http", "lib/wiring", "lib/contracts", "lib/core", "lib/client"],
    packages: [...NEXT],
  },
  middleware: {
    floors: ["lib/core", "lib/env"],
    packages: [/^next\//, /^next-auth\/jwt$/],
  },
  instrumentation: {
    floors: ["lib/worker", "lib/http", "lib/wiring", "lib/env", "lib/core"],
    packages: [/^node:/, /^next($|\/)/],
  },
};

/** One folder per vendor: only it knows that vendor's packages. */
export const VENDORS: Readonly<Record<string, readonly RegExp[]>> = {
  prisma: [/^@prisma\//, /^pg$/, /^rate-limiter-flexible$/],
  anthropic: [/^@anthropic-ai\//],
  resend: [/^resend$/],
  twilio: [/^twilio($|\/)/],
  "next-auth": [/^next-auth($|\/)/, /^next($|\/)/],
  "graphile-worker": [/^graphile-worker$/, /^pg$/],
  stripe: [/^stripe$/],
  "web-push": [/^web-push$/],
  system: [/^pino$/, /^@node-rs\/argon2$/],
};

/** Files that are only a table of data, a drawing or prose may have 400 lines. */
export const LONG = [
  /^components\/layout\/legal\/texts\//,
  /^components\/coaches\/portraits\//,
  /^lib\/core\/coaches\/personas\//,
  /^lib\/core\/coaches\/catalogue\.ts$/,
  /^lib\/core\/goals\/(templates|.*-templates)(\/.*)?\.ts$/,
  /^lib\/core\/accounts\/common-passwords\.ts$/,
];

export const floorOf = (path: string): string | undefined =>
  Object.keys(LAW).find((floor) => path === floor || path.startsWith(`${floor}/`) || path === `${floor}.ts`);
