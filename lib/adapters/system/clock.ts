import type { Clock } from "@/lib/core/kernel/clock";

/** The system's clock: the one place of the house where "now" comes from outside. */
export const systemClock: Clock = { now: () => new Date() };
