import type { Report, ReportFigures, TodayReport } from '@turno/shared-types/reports';
import { dateAfter, dayOfWeek } from '@turno/shared-types/rules';
import {
  addHours,
  addTallies,
  type HourTally,
  mapCounts,
  type RollUp,
  reportFigures,
} from './tally.ts';

const WEEKS = 8;

/** The dates from one to another, both included. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = dateAfter(date, 1)) dates.push(date);
  return dates;
}

/** The same weekday of the last eight weeks. */
export function usualDates(date: string): string[] {
  return Array.from({ length: WEEKS }, (_, week) => dateAfter(date, -7 * (week + 1)));
}

/** Adds up the days of queues. A day without a ticket counts as closed and is omitted. */
export function rangeReport(rollUps: readonly RollUp[]): Report {
  const days = daysOf(rollUps);
  const weekdays = [...Map.groupBy(days, ({ date }) => dayOfWeek(date))];
  const hours = days.flatMap((day) => day.hours);
  return {
    total: reportFigures(addTallies(hours)),
    days: days.map((day) => ({ date: day.date, ...reportFigures(addTallies(day.hours)) })),
    hours: hourFigures(hours),
    weekdays: weekdays
      .map(([weekday, same]) => ({
        dayOfWeek: weekday,
        days: same.length,
        ...reportFigures(addTallies(same.flatMap((day) => day.hours))),
      }))
      .toSorted((a, b) => a.dayOfWeek - b.dayOfWeek),
  };
}

/** How much of a day has passed: the current hour, and which part of it is over. */
type Reached = { date: string; hour: number; part: number };

/** Today so far against the medians of the same weekday. */
export function todayReport(
  { date, hour, part }: Reached,
  today: readonly RollUp[],
  before: readonly RollUp[],
): TodayReport {
  const hours = today.flatMap((each) => each.hours);
  const past = daysOf(before);
  return {
    date,
    figures: reportFigures(addTallies(hours.filter((each) => each.hour <= hour))),
    hours: hourFigures(hours),
    usual: past.length === 0 ? null : usualOf(past, { hour, part }),
  };
}

type Day = { date: string; hours: HourTally[] };

function usualOf(past: readonly Day[], { hour, part }: Omit<Reached, 'date'>) {
  const soFar = past.map((day) => {
    const done = addTallies(day.hours.filter((each) => each.hour < hour));
    const now = addTallies(day.hours.filter((each) => each.hour === hour));
    const figures = reportFigures(addTallies([done, now]));
    return { ...figures, ...mapCounts((name) => done[name] + part * now[name]) };
  });
  const hours = [...new Set(past.flatMap((day) => day.hours.map((each) => each.hour)))];
  const arrivalsIn = (day: Day, at: number) =>
    day.hours.find((each) => each.hour === at)?.arrivals ?? 0;
  return {
    days: past.length,
    soFar: medianFigures(soFar),
    wholeDay: medianFigures(past.map((day) => reportFigures(addTallies(day.hours)))),
    hours: hours
      .toSorted((a, b) => a - b)
      .map((at) => ({ hour: at, arrivals: median(past.map((day) => arrivalsIn(day, at))) })),
  };
}

function medianFigures(days: readonly ReportFigures[]): ReportFigures {
  const medianWait = (name: 'waitMedian' | 'wait90') => {
    const known = days.flatMap((day) => day[name] ?? []);
    return known.length === 0 ? null : median(known);
  };
  return {
    ...mapCounts((name) => median(days.map((day) => day[name]))),
    waitMedian: medianWait('waitMedian'),
    wait90: medianWait('wait90'),
  };
}

/** The median of some numbers, rounded to a whole one. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return Math.round((low + high) / 2);
}

/**
 * The days on which tickets were taken or called, all queues together, the first day first. S-05: after midnight a place may
 * serve only people who joined the day before.
 */
function daysOf(rollUps: readonly RollUp[]): Day[] {
  return [...Map.groupBy(rollUps, ({ date }) => date)]
    .map(([date, same]) => ({ date, hours: addHours(same.flatMap(({ hours }) => hours)) }))
    .filter(({ hours }) => hours.some(isBusy))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

const isBusy = ({ arrivals, calls, left, notCalled }: HourTally) =>
  arrivals + calls + left + notCalled > 0;

function hourFigures(hours: readonly HourTally[]) {
  return addHours(hours).map((each) => ({ hour: each.hour, ...reportFigures(each) }));
}
