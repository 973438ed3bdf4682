import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { GOOGLE_WORDING } from "@/lib/core/accounts/account";

/** A link, because it leaves the page: the trip to Google begins on the server. */
export function GoogleButton({ next }: { next: string | null }) {
  const query = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <div className="grid gap-2">
      <a href={`/api/auth/google${query}`} className={cn(buttonVariants({ variant: "outline", size: "lg" }), "w-full")}>
        <GoogleMark />
        Continue with Google
      </a>
      <p className="text-center text-xs text-ink-muted">{GOOGLE_WORDING}</p>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.2-4.8 3.2-8.1Z"
      />
      <path fill="#34a853" d="M12 23c3 0 5.4-1 7.3-2.6l-3.6-2.8a6.6 6.6 0 0 1-9.8-3.4H2.2V17A11 11 0 0 0 12 23Z" />
      <path fill="#fbbc05" d="M5.9 14.2a6.6 6.6 0 0 1 0-4.2V7.2H2.2a11 11 0 0 0 0 9.8l3.7-2.8Z" />
      <path fill="#ea4335" d="M12 5.5c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.2L5.9 10A6.6 6.6 0 0 1 12 5.5Z" />
    </svg>
  );
}
