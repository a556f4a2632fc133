import type { DailyCounter } from '@turno/shared-types';

type DeskCall = NonNullable<DailyCounter['latestCalls']>[number];

/** The call of FO7 by the desk without a name, a minute ago. */
export function callOfFo7(change: Partial<DeskCall> = {}): DeskCall {
  return {
    desk: null,
    first: 7,
    counter: 7,
    ticketValue: 'FO7',
    paxCount: 1,
    calledAt: new Date(Date.now() - 60_000).toISOString(),
    ...change,
  };
}

/** FO7 as a command of a desk answers it. */
export const FO7 = { ticketValue: 'FO7', counter: 7, paxCount: 1, desk: null };
