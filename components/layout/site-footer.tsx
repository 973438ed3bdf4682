import Link from "next/link";
import { product } from "@/lib/core/kernel/product";
import { LaneRibbon } from "./lanes";
import { Wordmark } from "./wordmark";

const legal = [
  { href: "/privacy-policy", words: "Privacy Policy" },
  { href: "/terms-of-use", words: "Terms of Use" },
  { href: "/cookie-policy", words: "Cookie Policy" },
];
const safety = { href: "/safety", words: "Safety" };

const offers = [
  { href: "/pricing", words: "Pricing" },
  { href: "/coach-showcase", words: "Coaches" },
  { href: "/goals", words: "Goals" },
  { href: "/dashboard", words: "Dashboard" },
];

const copyright = `© ${product.copyrightYear} ${product.name}. All rights reserved.`;

/** Both variants of spec 1 §2 "Footer": the full one where the operator's support address is given, else the minimal. */
export function SiteFooter({ supportEmail }: { supportEmail?: string }) {
  return (
    <footer className="mt-auto bg-surface-sunken text-[0.9375rem]">
      <LaneRibbon />
      {supportEmail ? <FullFooter supportEmail={supportEmail} /> : <MinimalFooter />}
    </footer>
  );
}

function MinimalFooter() {
  return (
    <div className="measure flex flex-col gap-3 py-6 text-ink-muted sm:flex-row sm:items-center sm:justify-between">
      <p>{copyright}</p>
      <nav aria-label="Legal">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <Rows rows={legal} />
        </ul>
      </nav>
    </div>
  );
}

function FullFooter({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="measure pt-12 pb-8">
      <div className="grid gap-10 sm:grid-cols-2 md:grid-cols-[1.4fr_0.8fr_1.1fr]">
        <div className="grid max-w-sm content-start gap-4 sm:col-span-2 md:col-span-1">
          <Wordmark />
          <p className="text-ink-muted">
            AI-powered coaching from five characters who know your goal by heart, and personalized accountability on
            every day that counts.
          </p>
        </div>
        <nav aria-labelledby="footer-product">
          <h2 id="footer-product" className="mb-2 text-base">
            Product
          </h2>
          <ul>
            <Rows rows={offers} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-support">
          <h2 id="footer-support" className="mb-2 text-base">
            Support & Legal
          </h2>
          <ul>
            <Rows rows={[{ href: `mailto:${supportEmail}`, words: supportEmail }, ...legal, safety]} />
          </ul>
        </nav>
      </div>
      <div className="mt-10 flex flex-col gap-2 border-t border-line pt-6 text-ink-muted sm:flex-row sm:justify-between">
        <p>{copyright}</p>
        <p>{product.footerLine}</p>
      </div>
    </div>
  );
}

function Rows({ rows }: { rows: { href: string; words: string }[] }) {
  return rows.map(({ href, words }) => (
    <li key={href}>
      <Link
        href={href}
        prefetch={false}
        className="inline-block py-1.5 text-ink underline-offset-4 [overflow-wrap:anywhere] hover:text-accent-ink hover:underline"
      >
        {words}
      </Link>
    </li>
  ));
}
