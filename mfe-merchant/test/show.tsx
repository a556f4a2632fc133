import { screen } from '@testing-library/react';
import { type DailyCounter, type Merchant, queueTicketsCall } from '@turno/shared-types';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  loadBeforeTests,
  mine,
  type RenderedScreen,
  renderForMerchant,
  reply,
  type ScreenOptions,
} from '@turno/shared-ui/test';
import { texts } from '../src/locales/texts.ts';
import { MerchantRoutes } from '../src/remote.tsx';

loadBeforeTests(texts);

/** Opens the remote as its host would, with a merchant's account. */
export function show(options: ScreenOptions = {}): RenderedScreen {
  return renderForMerchant(<MerchantRoutes />, {
    path: '/manage-merchant',
    texts,
    ...options,
    // The list of who waits is beside every queue.
    replies: [reply(queueTicketsCall, []), ...(options.replies ?? [])],
  });
}

/** FO7 is being served, FO8 and two others wait. */
export function busyCounter(change: Partial<DailyCounter> = {}): DailyCounter {
  return buildCounter({
    counter: 7,
    currentTicket: 'FO7',
    nextTicket: 'FO8',
    nextAvailableTicket: 11,
    ticketsAhead: 3,
    paxAhead: 4,
    estimatedWaitingTime: 900,
    ...change,
  });
}

/** A bakery with one queue and the given day. */
export function bakery(counter = busyCounter(), change: Partial<Merchant> = {}): Merchant {
  return buildMerchant({ queues: [buildQueue({ queue_daily_counters: [counter] })], ...change });
}

export const callButton = () => screen.findByRole('button', { name: /^Chiama/ });

export { mine };
