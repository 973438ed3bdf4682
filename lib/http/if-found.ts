import { Refusal } from "@/lib/core/kernel/refusal";

/** What a page came to show, or null where the house says `not_found`: the page then answers 404 in its own dress. */
export async function ifFound<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === "not_found") return null;
    throw fault;
  }
}
