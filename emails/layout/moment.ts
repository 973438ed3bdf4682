import { formatDay, localDate, timeOfDay, type Zone } from "@/lib/core/kernel/day";

/** "Nov 21, 2026 at 09:05 (Europe/Berlin)": an instant, said in the reader's zone. */
export const moment = (at: Date, zone: Zone) => `${formatDay(localDate(at, zone))} at ${timeOfDay(at, zone)} (${zone})`;
