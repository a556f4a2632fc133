import { shownCall, shownNumber } from './panel-calls.ts';
import type { Panel } from './panel-view.ts';

/** The layout that all panels of a board share, so that their numbers have the same size. */
export type SharedSizes = {
  numbers: readonly string[];
  /** Whether a panel shows a desk; all others then leave that line free. */
  hasDesks: boolean;
  /** Whether a panel's name takes two lines when it is narrow; all others then leave two lines free. */
  hasLongNames: boolean;
};

/** The number of characters of a full-size name on one line of a narrow panel. */
const LONG_NAME = 33;

export function sharedSizes(panels: readonly Panel[]): SharedSizes {
  return {
    numbers: panels.flatMap(numberOf),
    // The sizes of a multi-queue have their own lines for desks.
    hasDesks: panels.some((panel) => {
      const call = panel.sizes.length === 0 ? shownCall(panel) : null;
      return call !== null && (call.desk !== null || Boolean(call.isOfDayBefore));
    }),
    hasLongNames: panels.some(({ name }) => name.length > LONG_NAME),
  };
}

function numberOf(panel: Panel): string[] {
  const { number } = panel;
  return number === null ? [] : [shownNumber(shownCall(panel) ?? { number })];
}
