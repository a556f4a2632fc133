import type { Merchant } from '@turno/shared-types';
import { dayOf, queueState, type StatusLabel, topLevelQueues } from './queue-state.ts';

export type MerchantStatus = { label: StatusLabel; opensAt: string | null };

// The best that any queue offers is what the merchant offers.
const BEST_FIRST: readonly StatusLabel[] = ['open', 'opens', 'paused', 'closed'];

/** CON-007: one status for a merchant with any number of queues. */
export function merchantStatus(merchant: Merchant, now: Date): MerchantStatus {
  const states = topLevelQueues(merchant).map((queue) => queueState(merchant, queue, now));
  for (const label of BEST_FIRST) {
    const state = states.find((each) => each.label === label);
    if (state) return { label, opensAt: label === 'opens' ? state.opensAt : null };
  }
  return { label: 'closed', opensAt: null };
}

/** CON-005: people waiting in all queues of a merchant. */
export function peopleInQueue(merchant: Merchant): number {
  return topLevelQueues(merchant).reduce((sum, queue) => sum + (dayOf(queue)?.paxAhead ?? 0), 0);
}
