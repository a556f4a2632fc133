/** Opening hours of one day, `HH:mm-HH:mm`, two at most. */
type DayHours = readonly string[];
type Slot = { dayOfWeek: number; start: string; end: string };

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WORKING_DAYS = [1, 2, 3, 4, 5];

function week(days: readonly number[], hours: DayHours): Slot[] {
  return days.flatMap((dayOfWeek) =>
    hours.map((slot) => ({ dayOfWeek, start: slot.slice(0, 5), end: slot.slice(6) })),
  );
}

/** Weekly hours by name; `always` is open at any hour, `never` has no hours at all. */
export const HOURS = {
  always: week(EVERY_DAY, ['00:00-24:00']),
  shop: week([1, 2, 3, 4, 5, 6], ['09:00-13:00', '16:00-20:00']),
  longDay: week(EVERY_DAY, ['08:00-22:00']),
  office: week(WORKING_DAYS, ['08:30-13:30']),
  meals: week([0, 2, 3, 4, 5, 6], ['12:00-15:00', '19:00-24:00']),
  museum: week([0, 2, 3, 4, 5, 6], ['10:00-19:00']),
  night: week(EVERY_DAY, ['00:00-06:00', '20:00-24:00']),
  never: week([], []),
} as const;

export type HoursName = keyof typeof HOURS;
