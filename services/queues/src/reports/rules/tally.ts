import type { ReportFigures } from '@turno/shared-types/reports';
import { addWaits, type Waits, waitAt } from './wait-buckets.ts';

/** Counts of tickets by their outcome. */
export type Counts = Omit<ReportFigures, 'waitMedian' | 'wait90' | 'quotes'>;
/**
 * S-02: the waits that people were quoted (`told`) and their real waits (`came`), in sums of seconds; `within` counts those
 * inside the range. Stored roll-ups and the replies about reports use these names.
 */
type Quotes = { count: number; told: number; came: number; within: number };
/** Counts with a histogram of waits, because tallies can be added up and medians cannot. */
export type Tally = Counts & { waits: Waits; quotes?: Quotes };
/** Hours are counted from midnight of the day: 25 is one o'clock of the next date. */
export type HourTally = Tally & { hour: number };
/** The roll-up of one queue's day. */
export type RollUp = { queueId: number; date: string; hours: readonly HourTally[] };

const COUNT_NAMES = [
  ...(['arrivals', 'people', 'calls', 'checkedIn', 'left', 'noShows', 'notCalled'] as const),
  ...(['calledAgain', 'putBack'] as const),
] satisfies (keyof Counts)[];
const NONE: Counts = {
  arrivals: 0,
  people: 0,
  calls: 0,
  checkedIn: 0,
  left: 0,
  noShows: 0,
  notCalled: 0,
  calledAgain: 0,
  putBack: 0,
};

export function addTallies(tallies: readonly Partial<Tally>[]): Tally {
  const quotes = tallies.flatMap((tally) => tally.quotes ?? []);
  return {
    ...mapCounts((name) => tallies.reduce((sum, tally) => sum + (tally[name] ?? 0), 0)),
    waits: addWaits(tallies.map(({ waits = {} }) => waits)),
    ...(quotes.length > 0 ? { quotes: quotes.reduce(addQuotes) } : {}),
  };
}

function addQuotes(a: Quotes, b: Quotes): Quotes {
  return {
    count: a.count + b.count,
    told: a.told + b.told,
    came: a.came + b.came,
    within: a.within + b.within,
  };
}

/** Adds up the tallies of each hour, the first hour first. */
export function addHours(
  tallies: readonly (Partial<Tally> & Pick<HourTally, 'hour'>)[],
): HourTally[] {
  return [...Map.groupBy(tallies, ({ hour }) => hour)]
    .map(([hour, ofHour]) => ({ hour, ...addTallies(ofHour) }))
    .toSorted((a, b) => a.hour - b.hour);
}

export function mapCounts(countOf: (name: keyof Counts) => number): Counts {
  const counts = { ...NONE };
  for (const name of COUNT_NAMES) counts[name] = countOf(name);
  return counts;
}

/** The figures of a tally as reports show them. */
export function reportFigures(tally: Tally): ReportFigures {
  return {
    ...mapCounts((name) => tally[name]),
    waitMedian: waitAt(tally.waits, 0.5),
    wait90: waitAt(tally.waits, 0.9),
    ...(tally.quotes ? { quotes: quoteFigures(tally.quotes) } : {}),
  };
}

function quoteFigures({ count, told, came, within }: Quotes): ReportFigures['quotes'] {
  return {
    count,
    told: Math.round(told / count),
    came: Math.round(came / count),
    within: Math.round((100 * within) / count),
  };
}
