import { notFound } from "next/navigation";

/** Whatever is no page: rendered for each reader, because the one built ahead could not carry their nonce (T39). */
export const dynamic = "force-dynamic";

export default function Nowhere() {
  notFound();
}
