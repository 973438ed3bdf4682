import { Refusal } from "@/lib/core/kernel/refusal";

/** The refusal that `act` ends in; fails when it ends well. */
export function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("Nothing was refused");
}
