/** What a page may load and who may frame it (T39). */
export type PagePolicy = {
  /** Fresh for each answer that knows a member. Absent on static public pages, which hold nothing worth stealing. */
  readonly nonce?: string;
  /** Origins of the card form; given only where cards are. */
  readonly cards?: readonly string[];
  /** Under https, plain addresses inside a page are raised to https. */
  readonly secure: boolean;
  /** The development server evaluates code and speaks over a socket of its own. */
  readonly development?: boolean;
};

/** Built once and the same for everybody, so that no nonce could be fresh in them. Every other page is made for one reader. */
const STATIC_PAGES: ReadonlySet<string> = new Set([
  "/",
  "/coach-showcase",
  "/pricing",
  "/privacy-policy",
  "/terms-of-use",
  "/cookie-policy",
  "/safety",
]);

export const isStaticPage = (path: string): boolean => STATIC_PAGES.has(path);

/** The Content-Security-Policy of one answer. */
export function contentSecurityPolicy({ nonce, cards = [], secure, development = false }: PagePolicy): string {
  const scripts = nonce ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : ["'unsafe-inline'"];
  const rules: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : []), ...cards],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...(development ? ["ws:"] : []), ...cards],
    "frame-src": cards.length > 0 ? cards : ["'none'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const lines = Object.entries(rules).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  return [...lines, ...(secure ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** The headers that every answer carries, whatever it is. */
export const STANDING_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};
