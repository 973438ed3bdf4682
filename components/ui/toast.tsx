"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as Radix from "radix-ui/toast";
import { useSyncExternalStore } from "react";
import { cn } from "./cn";
import { type PinnedToast, pinnedToast, unpin, watchToasts } from "./toast-board";

export { type Toast, toast } from "./toast-board";

const faces = {
  default: { mark: null, dress: "border-line" },
  success: { mark: <CircleCheck aria-hidden className="text-positive" />, dress: "border-positive" },
  destructive: { mark: <CircleAlert aria-hidden className="text-danger" />, dress: "border-danger" },
};

/** The place where toasts appear; once per layout. F8 moves the focus here, a swipe of 50 px to the right dismisses. */
export function Toaster() {
  const shown = useSyncExternalStore(watchToasts, pinnedToast, () => null);
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label="Notification">
      {shown && <Slip key={shown.serial} {...shown} />}
      <Radix.Viewport
        hotkey={["F8"]}
        label="Notifications ({hotkey})"
        className="fixed inset-x-0 top-0 z-100 p-4 pt-[max(1rem,env(safe-area-inset-top))] rounded-xl -outline-offset-4 empty:pointer-events-none sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-104"
      />
    </Radix.Provider>
  );
}

function Slip({ serial, title, description, variant = "default", duration, action }: PinnedToast) {
  const { mark, dress } = faces[variant];
  return (
    <Radix.Root
      type={variant === "destructive" ? "foreground" : "background"}
      duration={duration}
      onOpenChange={(open) => open || unpin(serial)}
      className={cn(
        "flex animate-rise items-start gap-3 rounded-lg border-[1.5px] bg-surface-raised p-4 text-ink shadow-afloat [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        dress,
      )}
    >
      {mark}
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-bold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-[0.9375rem] text-ink-muted">{description}</Radix.Description>
        )}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onPress}
            className="mt-2 inline-flex h-9 items-center rounded-full border-[1.5px] border-line-strong px-4 text-sm font-semibold hover:border-ink"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className="grid size-8 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-ink/8 hover:text-ink"
      >
        <X aria-hidden className="size-4.5" />
      </Radix.Close>
    </Radix.Root>
  );
}
