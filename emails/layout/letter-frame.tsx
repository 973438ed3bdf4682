import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import type { ReactNode } from "react";
import { product } from "@/lib/core/kernel/product";
import { coachColours, day, display, sans, styleSheet } from "./palette";

type Props = {
  /** What the list of mails shows beside the subject. */
  readonly preheader: string;
  readonly title: string;
  /** Why this person gets this mail, in one sentence. */
  readonly because: string;
  readonly children: ReactNode;
};

/** The sheet every letter is written on: wordmark, title, words, and an honest foot. */
export function LetterFrame({ preheader, title, because, children }: Props) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{styleSheet}</style>
      </Head>
      <Preview>{preheader}</Preview>
      {/* No inline colour on the body: the library copies it to a cell that no night rule can reach. */}
      <Body className="paper" style={{ margin: 0, fontFamily: sans }}>
        <Section className="paper" style={{ backgroundColor: day.paper }}>
          <Container style={{ maxWidth: 560, padding: "32px 0" }}>
            <Wordmark />
            <Section
              className="sheet"
              style={{
                padding: "36px 40px",
                backgroundColor: day.sheet,
                border: `1px solid ${day.line}`,
                borderRadius: 18,
              }}
            >
              <Heading
                className="ink"
                style={{
                  margin: "0 0 20px",
                  color: day.ink,
                  font: `800 28px/1.15 ${display}`,
                  letterSpacing: "-0.02em",
                }}
              >
                {title}
              </Heading>
              {children}
            </Section>
            <Foot because={because} />
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function Wordmark() {
  const [goal, coach] = [product.name.slice(0, 4), product.name.slice(4)];
  return (
    <Section style={{ padding: "0 22px 18px" }} data-skip-in-text="true">
      <Text
        className="ink"
        style={{ margin: 0, color: day.ink, font: `800 24px/1 ${display}`, letterSpacing: "-0.03em" }}
      >
        {goal}
        <span className="mark" style={{ color: day.accentInk }}>
          {coach}
        </span>
      </Text>
      <Row style={{ width: 130, marginTop: 8 }} align="left">
        {coachColours.map((colour) => (
          <Column
            key={colour}
            style={{ width: 26, height: 4, backgroundColor: colour, fontSize: 0, lineHeight: "4px" }}
          >
            &nbsp;
          </Column>
        ))}
      </Row>
    </Section>
  );
}

function Foot({ because }: { readonly because: string }) {
  const small = { margin: "0 0 6px", color: day.muted, fontSize: 13, lineHeight: "20px" };
  return (
    <Section style={{ padding: "22px 22px 0" }}>
      <Text className="muted" style={small}>
        {because} Questions go to{" "}
        <Link
          className="muted"
          href={`mailto:${product.supportEmail}`}
          style={{ color: day.muted, textDecoration: "underline" }}
        >
          {product.supportEmail}
        </Link>
        .
      </Text>
      <Text className="muted" style={small}>
        {product.name} · {product.tagline}
      </Text>
    </Section>
  );
}
