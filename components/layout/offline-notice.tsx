"use client";

import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

const watch = (changed: () => void): (() => void) => {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/** Says so while the browser has no network. The live region always stands there, so that it is read when it fills. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-caution px-4 py-2 text-center text-[0.9375rem] font-semibold text-on-caution">
          <WifiOff aria-hidden className="size-4.5 shrink-0" />
          You're offline. What you type stays here; we'll need a connection to save it.
        </p>
      )}
    </div>
  );
}
