import { type LocalDate, localDate, type Zone } from "@/lib/core/kernel/day";

/** Now, as one member lives it. A `Member` together with the clock's `now` is one. */
export type Moment = {
  readonly now: Date;
  readonly zone: Zone;
  /** Hour at which the member's day begins, 0 to 6 (R4). */
  readonly dayStartHour: number;
};

/** The member's local day at that moment (R4). */
export function today({ now, zone, dayStartHour }: Moment): LocalDate {
  return localDate(now, zone, dayStartHour);
}
