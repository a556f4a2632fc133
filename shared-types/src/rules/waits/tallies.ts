import type { PaceProfile, Tally } from './pace-profile.ts';
import type { BusyTime } from './rounds.ts';

/** How many consecutive calls it takes to show a change of the pace itself. */
const ROW_CALLS = 16;

/** The duration of a call relative to the usual pace. */
type Ratio = Pick<BusyTime, 'calls'> & { ratio: number };

/** How much the calls of a day differ from their neighbours, and rows of them from the usual pace. */
export function spreadsOf(ratios: readonly Ratio[]): Pick<PaceProfile, 'noise' | 'change'> {
  const [noise, change] = [
    { sum: 0, weight: 0 },
    { sum: 0, weight: 0 },
  ];
  for (const row of rowsOf(ratios)) {
    const calls = sumOf(row, (each) => each.calls);
    const mean = sumOf(row, (each) => each.ratio * each.calls) / calls;
    const squares = sumOf(row, (each) => each.calls * (each.ratio - mean) ** 2);
    const degrees = Math.max(1, row.length - 1);
    noise.sum += squares;
    noise.weight += degrees;
    change.sum += (mean - 1) ** 2 - squares / degrees / calls;
    change.weight += 1;
  }
  return { noise, change };
}

function rowsOf(ratios: readonly Ratio[]): Ratio[][] {
  const rows: Ratio[][] = [];
  let row: Ratio[] = [];
  for (const ratio of ratios) {
    row.push(ratio);
    if (sumOf(row, (each) => each.calls) < ROW_CALLS) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A tally with one more day; `kept` is the share that is kept of the earlier days. */
export function added(tally: Tally | undefined, kept: number, day: Tally): Tally {
  return {
    sum: kept * (tally?.sum ?? 0) + day.sum,
    weight: kept * (tally?.weight ?? 0) + day.weight,
  };
}

export function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
