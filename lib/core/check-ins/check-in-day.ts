import {
  addDays,
  asLocalDate,
  type LocalDate,
  type Moment,
  type TimeOfDay,
  today,
  wallTime,
} from "@/lib/core/kernel/day";
import { refuseFields } from "@/lib/core/kernel/refusal";

/** How far back a check-in may be entered (R3). */
export const DAYS_BACK = 7;

/** The day a check-in is for: today unless said otherwise, up to 7 days back, never ahead (R3). Refuses `invalid`. */
export function checkInDay(date: string | undefined, moment: Moment): LocalDate {
  const current = today(moment);
  if (date === undefined) return current;
  const day = asLocalDate(date);
  if (day === null) return refuseFields({ date: "That date does not exist." });
  if (day > current) return refuseFields({ date: "That day has not come yet." });
  if (day < addDays(current, -DAYS_BACK)) return refuseFields({ date: "You can check in for up to 7 days back." });
  return day;
}

/**
 * When the clocks read `time` within the member's day `day`. For somebody whose day begins at 4, their 01:00 lies on
 * the next date of the calendar (R4).
 */
export function timeWithinDay(day: LocalDate, time: TimeOfDay, { zone, dayStartHour }: Omit<Moment, "now">): Date {
  const isAfterMidnight = Number(time.slice(0, 2)) < dayStartHour;
  return wallTime(isAfterMidnight ? addDays(day, 1) : day, time, zone);
}
