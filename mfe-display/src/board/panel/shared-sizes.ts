import { numberWidth } from '@turno/shared-types/rules';
import { shownNumber } from './panel-calls.ts';
import type { Panel } from './panel-view.ts';

/** What the panels of a board have in common, so that their numbers have the same size. */
export type SharedSizes = {
  /** Width of the widest number, in digits. */
  digits: number;
  /** Whether one shows a desk: all others leave its line free. */
  hasDesks: boolean;
  /** Whether one has a name of two lines in a narrow panel: all others leave them free. */
  hasLongNames: boolean;
};

/** In a narrow panel a line of a name at full size has room for so many characters. */
const LONG_NAME = 33;

export function sharedSizes(panels: readonly Panel[]): SharedSizes {
  return {
    digits: Math.max(0, ...panels.map(widthOf)),
    // The sizes of a multi-queue have lines of their own.
    hasDesks: panels.some(
      ({ number, sizes, calls }) =>
        sizes.length === 0 && calls.some((call) => call.number === number && call.desk !== null),
    ),
    hasLongNames: panels.some(({ name }) => name.length > LONG_NAME),
  };
}

function widthOf({ number, calls }: Panel): number {
  if (number === null) return 0;
  return numberWidth(shownNumber(calls.find((call) => call.number === number) ?? { number }));
}

/** A lone panel shares with none. */
export const OWN_SIZES: SharedSizes = { digits: 0, hasDesks: false, hasLongNames: false };
