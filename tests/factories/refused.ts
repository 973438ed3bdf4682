import { Refusal } from "@/lib/core/kernel/refusal";

/** The refusal that an act of the house ends in; fails when it ends well. */
export async function refused(act: Promise<unknown>): Promise<Refusal> {
  try {
    await act;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("Nothing was refused");
}
