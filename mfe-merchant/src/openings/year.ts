import type { Opening } from '@turno/shared-types';
import { type DayKind, dateAfter, dayKind, dayOfWeek } from '@turno/shared-types/rules';
import { WEEK } from '../shared/weekdays.ts';

type Row = Pick<Opening, 'date' | 'dayOfWeek' | 'start' | 'end'>;
export type YearDay = { date: string; kind: DayKind; isToday: boolean };
/** A month as rows of seven days, Monday first; `null` before its first day and after its last. */
export type YearMonth = { month: string; weeks: (YearDay | null)[][] };

const MONTHS = 12;

/** Twelve months from the current one, each day with its kind at the merchant. */
export function yearOf(openings: readonly Row[], today: string): YearMonth[] {
  const months: YearMonth[] = [];
  let date = `${today.slice(0, 7)}-01`;
  while (months.length < MONTHS) {
    const month = date.slice(0, 7);
    const days: (YearDay | null)[] = emptyDays(daysBefore(date));
    for (; date.startsWith(month); date = dateAfter(date, 1)) {
      days.push({ date, kind: dayKind(openings, date), isToday: date === today });
    }
    months.push({ month, weeks: weeksOf(days) });
  }
  return months;
}

/** MER-065: how many days of its week come before a date. */
function daysBefore(date: string): number {
  return WEEK.indexOf(dayOfWeek(date));
}

function weeksOf(days: readonly (YearDay | null)[]): (YearDay | null)[][] {
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK.length) }, (_, week) =>
    days.slice(week * WEEK.length, (week + 1) * WEEK.length),
  );
  return weeks.map((week) => [...week, ...emptyDays(WEEK.length - week.length)]);
}

function emptyDays(length: number): null[] {
  return Array.from({ length }, () => null);
}
