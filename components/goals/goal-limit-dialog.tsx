"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { CallFailure } from "@/lib/client/fetch";
import { PLANS } from "@/lib/core/billing/plans";

/** What a 402 said of the plan; all of it may be missing (spec 1 §8). */
export type LimitInfo = {
  readonly upgradeMessage?: string;
  readonly primaryUpgrade?: { readonly plan: "basic" | "pro" | "unlimited"; readonly label: string } | null;
};

const DEFAULT_WORDS = "You've reached your goal limit. Upgrade to create more goals and unlock premium features.";

/** The plan info of a refused creation; null when it was refused for another reason (spec 1 §8). */
export function limitOf(error: unknown): LimitInfo | null {
  if (!(error instanceof CallFailure) || error.status === 429) return null;
  const isLimit = error.status === 402 || /UPGRADE_REQUIRED|402|subscription|limit|upgrade/i.test(error.message);
  return isLimit ? (error.body as LimitInfo) : null;
}

export function GoalLimitDialog({ info, onClose }: { info: LimitInfo; onClose: () => void }) {
  const next = info.primaryUpgrade;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Goal Limit Reached</DialogTitle>
          <DialogDescription>{info.upgradeMessage ?? DEFAULT_WORDS}</DialogDescription>
        </DialogHeader>
        {next && (
          <ul className="grid gap-2">
            {PLANS[next.plan].features.map((feature) => (
              <li key={feature} className="flex items-start gap-2">
                <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-positive" />
                {feature}
              </li>
            ))}
          </ul>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Maybe Later
          </Button>
          <Button asChild>
            <Link href="/pricing">{next?.label ?? "Upgrade Now"}</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
