import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import { type EventSlot, eventSlotAt, isSlotHidden } from '@turno/shared-types/rules';

/** One show of an event with the state of its own queue. */
export type Show = { slot: EventSlot; counter: DailyCounter };

/** CON-064, QUE-083: the shows of today and those of yesterday that still run, in their order; what is over for the public is left out. */
export function showList(merchant: Merchant, queue: Queue, now: Date): Show[] {
  return queue.queue_daily_counters
    .flatMap((counter) => {
      const { date, time } = counter;
      return time === null
        ? []
        : [{ slot: eventSlotAt(queue, { date, time }, merchant.timezone), counter }];
    })
    .filter(({ slot: { startsAt }, counter }) => {
      const { closed: isClosed, ticketsAhead: waiting } = counter;
      return !isSlotHidden({ startsAt, isClosed, waiting }, now, 'public');
    })
    .toSorted((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime());
}

/** The queue whose shows a merchant's page of events is about. */
export function eventQueue(merchant: Pick<Merchant, 'queues'>): Queue | null {
  return merchant.queues.find(({ type }) => type === 'event') ?? null;
}
