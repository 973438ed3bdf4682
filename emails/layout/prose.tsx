import { Button, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { day, mono } from "./palette";

type Words = { readonly children: ReactNode };
type Target = { readonly href: string; readonly children: string };

export function Line({ children }: Words) {
  return (
    <Text className="ink" style={{ margin: "0 0 16px", color: day.ink, fontSize: 16, lineHeight: "25px" }}>
      {children}
    </Text>
  );
}

/** What matters less: the "not you?" below the act. */
export function Aside({ children }: Words) {
  return (
    <Text className="muted" style={{ margin: "0 0 12px", color: day.muted, fontSize: 14, lineHeight: "22px" }}>
      {children}
    </Text>
  );
}

/** The one thing to do, as a button. */
export function Action({ href, children }: Target) {
  return (
    <Section style={{ padding: "6px 0 22px" }}>
      <Button
        className="action"
        href={href}
        style={{
          padding: "14px 26px",
          borderRadius: 12,
          backgroundColor: day.accent,
          color: day.onAccent,
          fontSize: 16,
          fontWeight: 700,
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** A link inside a sentence. */
export function Inline({ href, children }: Target) {
  return (
    <Link className="mark" href={href} style={{ color: day.accentInk, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

/** A one-time code, large, in one piece so that a double tap selects it whole. */
export function OneTimeCode({ children }: { readonly children: string }) {
  return (
    <Text
      className="well"
      style={{
        margin: "4px 0 20px",
        padding: "18px 12px",
        borderRadius: 12,
        backgroundColor: day.well,
        color: day.ink,
        font: `700 34px/1.2 ${mono}`,
        letterSpacing: "0.18em",
        textAlign: "center",
      }}
    >
      {children}
    </Text>
  );
}
