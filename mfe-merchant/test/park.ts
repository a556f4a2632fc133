import type { DailyCounter, Merchant } from '@turno/shared-types';
import { buildMerchant, buildQueue } from '@turno/shared-ui/test';
import { busyCounter } from './show.tsx';

export const fast = busyCounter({ id: 1, queueId: 21, latestCalls: [] });
export const generic = busyCounter({ id: 2, queueId: 22, currentTicket: 'GE2', latestCalls: [] });

/** Two automatic queues in the given state, and one that is not. */
export const park = (change: Partial<DailyCounter> = {}): Merchant =>
  buildMerchant({
    queues: [
      buildQueue({ id: 23, name: 'Biglietteria' }),
      buildQueue({
        id: 21,
        name: 'Fast Track',
        passMode: 'specific',
        nextRatio: 2,
        queue_daily_counters: [{ ...fast, ...change }],
      }),
      buildQueue({
        id: 22,
        name: 'Pass',
        passMode: 'generic',
        nextRatio: 1,
        queue_daily_counters: [{ ...generic, ...change }],
      }),
    ],
  });
