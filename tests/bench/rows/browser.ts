import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium } from "playwright";
import { ensureChromium } from "../../../scripts/test/chromium.mjs";
import { median } from "../load";
import type { Row } from "../report";
import { settle, type World } from "../world";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What a cold visit loads and how it feels, in headless Chromium. */
export async function inTheBrowser(world: World): Promise<Row[]> {
  const member = await settle(world, "browser", 3, 30);
  const cookie = { name: "next-auth.session-token", value: member.headers.cookie.split("=")[1] ?? "", url: world.url };
  const browser = await chromium.launch({ executablePath: await ensureChromium(process.cwd()), args: FLAGS });
  const visit = async <T>(signedIn: boolean, act: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await browser.newContext();
    if (signedIn) await context.addCookies([cookie]);
    return act(context).finally(() => context.close());
  };
  try {
    const bare = await visit(false, (context) => scripts(context, `${world.floor}/`));
    const rows: Row[] = [];
    for (const [what, path, signedIn, atMost] of [
      ["landing", "/", false, 35],
      ["auth page", "/auth/login", false, 60],
      ["dashboard", "/dashboard", true, 110],
      ["goal page", `/goals/${member.goalId}`, true, 110],
      ["chat", `/chat/v2/${member.goalId}`, true, 110],
    ] as const) {
      const size = await visit(signedIn, (context) => scripts(context, `${world.url}${path}`));
      rows.push({
        what: `JavaScript of a cold visit: ${what}, KB gzip over bare`,
        measured: `${(size / 1024).toFixed(0)} KB, bare ${(bare / 1024).toFixed(0)} KB`,
        figure: (size - bare) / 1024,
        must: { atMost },
      });
    }
    const vitals: Awaited<ReturnType<typeof vitalsOf>>[] = [];
    for (let round = 0; round < 5; round += 1)
      vitals.push(await visit(false, (context) => vitalsOf(context, `${world.url}/`)));
    const of = (name: "lcp" | "shift" | "blocking") => median(vitals.map((each) => each[name]));
    rows.push(
      {
        what: "landing, CPU slowed 4×: largest paint, ms",
        measured: `median of ${vitals.length}`,
        figure: of("lcp"),
        must: { atMost: 1200 },
      },
      {
        what: "landing, CPU slowed 4×: layout shift",
        measured: `median of ${vitals.length}`,
        figure: of("shift"),
        must: { atMost: 0.02 },
      },
      {
        what: "landing, CPU slowed 4×: blocking time, ms",
        measured: `median of ${vitals.length}`,
        figure: of("blocking"),
        must: { atMost: 200 },
      },
    );
    return rows;
  } finally {
    await browser.close();
  }
}

/** Bytes of all scripts that the page loads by itself, gzipped by us so that both sides are measured alike. */
async function scripts(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function vitalsOf(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return page.evaluate(() => (window as unknown as { seen: { lcp: number; shift: number; blocking: number } }).seen);
}
