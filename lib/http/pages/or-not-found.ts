import { notFound } from "next/navigation";
import type { ZodType, z } from "zod";
import { Refusal } from "@/lib/core/kernel/refusal";

/** For pages: what the house does not find is the page that is not there, a 404 in its own dress. */
export const orNotFound = <T>(work: Promise<T>): Promise<T> =>
  work.catch((fault: unknown) => {
    if (fault instanceof Refusal && fault.code === "not_found") return notFound();
    throw fault;
  });

/** What a page's address names, by its contract; an id that cannot be one is not found. */
export async function paramsOf<Contract extends ZodType>(
  contract: Contract,
  params: Promise<unknown>,
): Promise<z.output<Contract>> {
  const result = contract.safeParse(await params);
  return result.success ? result.data : notFound();
}
