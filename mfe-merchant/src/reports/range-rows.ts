import type { Report, ReportFigures } from '@turno/shared-types/reports';
import { WEEK } from '../shared/weekdays.ts';
import { type FigureName, isWait } from './figure-words.ts';

/** A bar of a plot and a row of its table. */
export type RangeRow = { key: string; figures: Record<FigureName, number | null> };

/** The rows of a report by day, hour and weekday. Counts by hour and weekday are averages per day. */
export function rangeRows({ days, hours, weekdays }: Report) {
  return {
    days: days.map(({ date, ...figures }): RangeRow => ({ key: date, figures })),
    hours: hours.map(
      ({ hour, ...figures }): RangeRow => ({
        key: String(hour),
        figures: perDay(figures, days.length),
      }),
    ),
    weekdays: weekdays
      .toSorted((a, b) => WEEK.indexOf(a.dayOfWeek) - WEEK.indexOf(b.dayOfWeek))
      .map(
        ({ dayOfWeek, days: count, ...figures }): RangeRow => ({
          key: String(dayOfWeek),
          figures: perDay(figures, count),
        }),
      ),
  };
}

const NAMES = [
  ...(['arrivals', 'people', 'calls', 'checkedIn', 'left', 'noShows', 'notCalled'] as const),
  ...(['calledAgain', 'putBack', 'waitMedian', 'wait90'] as const),
] satisfies FigureName[];

function perDay(figures: ReportFigures, days: number): RangeRow['figures'] {
  const averages: RangeRow['figures'] = { ...figures };
  for (const name of NAMES) {
    const value = figures[name];
    averages[name] = value === null || isWait(name) ? value : value / days;
  }
  return averages;
}

/** The row with the highest value of a figure. */
export function highest(rows: readonly RangeRow[], name: FigureName): RangeRow | null {
  const known = rows.filter(({ figures }) => figures[name] !== null);
  return known.toSorted((a, b) => (b.figures[name] ?? 0) - (a.figures[name] ?? 0))[0] ?? null;
}

/** The names of all figures, in the order of the download. */
export const ALL_FIGURES: readonly FigureName[] = NAMES;
