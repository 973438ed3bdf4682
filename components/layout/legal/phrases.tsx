import Link from "next/link";
import type { ReactNode } from "react";
import { type Operator, product } from "@/lib/core/kernel/product";

/** Another page of ours. */
export function To({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}

/** Somebody else's page: they do not learn where the reader came from. */
export function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener noreferrer external">
      {children}
    </a>
  );
}

export function Mail({ operator }: { operator: Operator }) {
  return <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>;
}

/** Who “we” are; says so plainly when nobody has said it. */
export function WhoWeAre({ operator }: { operator: Operator }) {
  if (operator.name === null) {
    return (
      <p>
        The operator of this installation of {product.name} has not stated its name. “We” and “us” mean whoever runs the
        website on which you read this; ask them at <Mail operator={operator} />.
      </p>
    );
  }
  return (
    <p>
      This installation of {product.name} is run by <strong>{operator.name}</strong>
      {operator.jurisdiction && <> ({operator.jurisdiction})</>}. “We” and “us” mean {operator.name}.
    </p>
  );
}

export function ContactLines({ operator }: { operator: Operator }) {
  return (
    <>
      <p>
        Write to <Mail operator={operator} />. A person reads it.
      </p>
      {operator.name ? (
        <p>Responsible for this installation: {operator.name}.</p>
      ) : (
        <p>
          The operator of this installation has not stated a name or postal address here; ask for it at the address
          above.
        </p>
      )}
    </>
  );
}
