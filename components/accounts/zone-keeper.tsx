"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { changeZone } from "@/lib/client/accounts";

/** A member without a time zone gets the browser's, once; a failure is only noted (spec 1 §4, §8). */
export function ZoneKeeper({ timezone }: { timezone: string | null }) {
  const router = useRouter();
  const hasTried = useRef(false);
  useEffect(() => {
    if (timezone !== null || hasTried.current) return;
    hasTried.current = true;
    changeZone(Intl.DateTimeFormat().resolvedOptions().timeZone).then(
      () => router.refresh(),
      // biome-ignore lint/suspicious/noConsole: a warning in the browser is all that the specification asks for
      (failure: unknown) => console.warn("The time zone could not be updated.", failure),
    );
  }, [timezone, router]);
  return null;
}
