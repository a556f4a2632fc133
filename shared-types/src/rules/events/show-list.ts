import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';
import { type EventAudience, type EventSlot, eventSlotAt, isSlotHidden } from './event-slots.ts';

/** The seats of an event that sets none (QUE-081). */
const DEFAULT_SEATS = 1;

/** One show of an event with the state of its own queue. */
export type Show = { slot: EventSlot; counter: DailyCounter };

/**
 * CON-064, QUE-083: the shows of today and those of yesterday that still run, in their order. Those that are over for
 * the audience are left out.
 */
export function showList(
  merchant: Pick<Merchant, 'timezone'>,
  queue: Queue,
  { now, audience }: { now: Date; audience: EventAudience },
): Show[] {
  return queue.queue_daily_counters
    .flatMap((counter) => {
      const { date, time } = counter;
      return time === null
        ? []
        : [{ slot: eventSlotAt(queue, { date, time }, merchant.timezone), counter }];
    })
    .filter(({ slot: { startsAt }, counter }) => {
      const { closed: isClosed, ticketsAhead: waiting } = counter;
      return !isSlotHidden({ startsAt, isClosed, waiting }, now, audience);
    })
    .toSorted((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime());
}

/** People a show still has seats for. */
export function seatsLeft(
  { counter }: Show,
  { eventPaxCapacity }: Pick<Queue, 'eventPaxCapacity'>,
): number {
  return Math.max(0, (eventPaxCapacity ?? DEFAULT_SEATS) - (counter.bookedPax ?? 0));
}

/** The queue whose shows a merchant's page of events lists. */
export function eventQueue(merchant: Pick<Merchant, 'queues'>): Queue | null {
  return merchant.queues.find(({ type }) => type === 'event') ?? null;
}
