import { notFound } from "next/navigation";
import type { ZodType, z } from "zod";
import { Refusal } from "@/lib/core/kernel/refusal";

/** For pages: what a use case does not find, and an id that cannot be one, is the page that is not there. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  return work.catch((fault: unknown) => {
    if (fault instanceof Refusal && fault.code === "not_found") return notFound();
    throw fault;
  });
}

orNotFound.parsed = <Contract extends ZodType>(contract: Contract, input: unknown): z.output<Contract> => {
  const result = contract.safeParse(input);
  return result.success ? result.data : notFound();
};
