import { shownNumber } from './panel-calls.ts';
import type { Panel } from './panel-view.ts';

/** What the panels of a board have in common, so that their numbers have the same size. */
export type SharedSizes = {
  numbers: readonly string[];
  /** Whether one shows a desk: all others leave its line free. */
  hasDesks: boolean;
  /** Whether one has a name of two lines in a narrow panel: all others leave them free. */
  hasLongNames: boolean;
};

/** In a narrow panel a line of a name at full size has room for so many characters. */
const LONG_NAME = 33;

export function sharedSizes(panels: readonly Panel[]): SharedSizes {
  return {
    numbers: panels.flatMap(numberOf),
    // The sizes of a multi-queue have lines of their own.
    hasDesks: panels.some(
      ({ number, sizes, calls }) =>
        sizes.length === 0 && calls.some((call) => call.number === number && call.desk !== null),
    ),
    hasLongNames: panels.some(({ name }) => name.length > LONG_NAME),
  };
}

function numberOf({ number, calls }: Panel): string[] {
  if (number === null) return [];
  return [shownNumber(calls.find((call) => call.number === number) ?? { number })];
}
