import { Button } from "@/components/ui/button";
import { product } from "@/lib/core/kernel/product";
import { destinations } from "../destinations";
import { ExcuseChat } from "./excuse-chat";

export function Hero() {
  return (
    <div className="paper-dots">
      <div className="measure grid items-center gap-x-14 gap-y-12 py-12 md:py-16 lg:grid-cols-[1.08fr_1fr] lg:py-20">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-display font-extrabold">
            Goals aren't the problem. <span className="marker">Motivation is.</span>
          </h1>
          <p className="max-w-xl text-xl leading-relaxed text-ink-muted">
            <strong className="font-semibold text-ink">{product.tagline}</strong> Five AI coaches, each with a character
            of their own. Choose the one you would actually listen to, check in once a day, and get there.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <a href={destinations.trial}>Start Your Free Trial</a>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href={destinations.showcase}>Meet Your Coaches</a>
            </Button>
          </div>
          <p className="text-ink-muted">3 days free. No payment required to start.</p>
        </div>
        <ExcuseChat />
      </div>
    </div>
  );
}
