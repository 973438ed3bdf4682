import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { SiteShell } from "@/components/layout/site-shell";
import { Button } from "@/components/ui/button";
import { legalUpdated, product } from "@/lib/core/kernel/product";
import type { LegalText } from "./legal-text";
import "./legal.css";

/** The frame of every legal page (spec 2 §2): logo, tagline, way home; contents; numbered sections; minimal footer. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <SiteShell bar={<LegalBar />}>
      <div className="measure grid gap-x-14 gap-y-8 pt-10 pb-20 md:pt-14 lg:grid-cols-[15rem_minmax(0,46rem)] lg:justify-between">
        <header className="grid gap-3 lg:col-span-2">
          <h1 className="text-title font-extrabold">{text.title}</h1>
          <p className="text-ink-muted">
            Last updated <time dateTime={legalUpdated.day}>{legalUpdated.words}</time>
          </p>
        </header>
        <section aria-labelledby="in-short" className="legal-prose in-short lg:col-start-2">
          <h2 id="in-short">In short</h2>
          <ul>
            {text.inShort.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are fixed prose without names of their own
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
        <Contents text={text} />
        <div className="legal-prose lg:col-start-2">
          {text.sections.map(({ id, title, body }, at) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className="number">{at + 1}.</span> {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </SiteShell>
  );
}

function LegalBar() {
  return (
    <div className="flex items-center gap-5 print:hidden">
      <p className="hidden text-[0.9375rem] font-semibold text-ink-muted md:block">{product.tagline}</p>
      <Button asChild variant="outline" size="sm">
        <Link href="/">
          <ArrowLeft aria-hidden />
          Back to Home
        </Link>
      </Button>
    </div>
  );
}

function Contents({ text }: { text: LegalText }) {
  return (
    <nav aria-labelledby="contents" className="legal-contents lg:col-start-1 lg:row-span-2 lg:row-start-2 print:hidden">
      <h2 id="contents">Contents</h2>
      <ol>
        {text.sections.map(({ id, title }, at) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="number">{at + 1}.</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
