"use client";

import Link from "next/link";
import { useState } from "react";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { PaymentBanner } from "@/lib/core/billing/payment-banner";

const DRESS = { red: "destructive", orange: "warning", yellow: "caution" } as const;

/** The payment-issue banner (spec 1 §4); dismissing it lasts until the page is opened anew. */
export function PaymentNotice({ banner }: { banner: PaymentBanner }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Alert variant={DRESS[banner.colour]} role="alert">
      <AlertTitle className="flex flex-wrap items-center gap-2">
        {banner.title}
        {banner.hasBadge && <Badge variant="destructive">{banner.urgency}</Badge>}
      </AlertTitle>
      <AlertDescription>{banner.text}</AlertDescription>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" asChild>
          <Link href="/update-payment">Fix Payment</Link>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setShown(false)}>
          Dismiss
        </Button>
      </div>
    </Alert>
  );
}
