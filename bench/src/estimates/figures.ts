import { BASELINES } from './baselines.ts';
import type { DayResult, Quote } from './run-day.ts';

/** What the test days of a scenario come to; shares are in hundredths. */
export type Figures = {
  /** Mean absolute errors in seconds. */
  error: number;
  baselines: Record<string, number>;
  wait: number;
  /** Mean of what was told too much, as a part of the mean wait. */
  bias: number;
  inRange: number;
  laterThanSafe: number;
  laterThanP80: number;
  /** Of visitors who left when told: who arrived in time, and how many minutes early half of them were. */
  inTime: number;
  earlyMinutes: number;
  unserved: number;
};

/** Quotes are whole seconds. */
const ROUNDED = 0.5;

export function figuresOf(open: readonly DayResult[], closing: readonly DayResult[]): Figures {
  const quotes = open.flatMap((day) => day.quotes);
  const earliness = open.flatMap((day) => day.earliness);
  const error = (said: (quote: Quote) => number) =>
    mean(quotes.map((quote) => Math.abs(said(quote) - quote.waited)));
  const share = (is: (quote: Quote) => boolean) => percent(quotes.map(is));
  const wait = mean(quotes.map(({ waited }) => waited));
  const sum = (of: (day: DayResult) => number) => closing.reduce((all, day) => all + of(day), 0);
  return {
    error: error(({ median }) => median),
    baselines: Object.fromEntries(
      Object.keys(BASELINES).map((name) => [name, error((quote) => quote.baselines[name] ?? 0)]),
    ),
    wait,
    bias: (100 * mean(quotes.map(({ median, waited }) => median - waited))) / wait,
    inRange: share(({ low, high, waited }) => low - ROUNDED <= waited && waited <= high + ROUNDED),
    // A person who arrives at the quoted time has missed the call.
    laterThanSafe: share(({ safe, waited }) => waited < safe - ROUNDED),
    laterThanP80: share(({ p80, waited }) => waited > p80 + ROUNDED),
    inTime: percent(earliness.map((seconds) => seconds >= 0)),
    earlyMinutes: (earliness.toSorted((a, b) => a - b)[earliness.length >> 1] ?? 0) / 60,
    unserved: (100 * sum((day) => day.unserved)) / sum((day) => day.issued),
  };
}

export function geometricMean(values: readonly number[]): number {
  return Math.exp(mean(values.map(Math.log)));
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

function percent(values: readonly boolean[]): number {
  return (100 * values.filter(Boolean).length) / Math.max(1, values.length);
}
