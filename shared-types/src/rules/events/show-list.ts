import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';
import { seatsOf } from '../queues/queue-edit.ts';
import { localTime } from '../time/zoned-time.ts';
import { type EventAudience, type EventSlot, eventSlotAt, isSlotHidden } from './event-slots.ts';

/** One show of an event with the state of its own queue. */
export type Show = { slot: EventSlot; counter: DailyCounter };
/** The shows that a page lists under one date. */
export type ShowDay = { date: string; shows: Show[] };

type Event = Omit<Queue, 'childQueues'>;
type Zone = Pick<Merchant, 'timezone'>;

/** The shows of today and of coming dates in the view of an event; none for another kind of queue. */
export function showsOf({ timezone }: Zone, queue: Event): Show[] {
  const counters = [...queue.queue_daily_counters, ...(queue.coming_daily_counters ?? [])];
  return counters.flatMap((counter): Show[] => {
    const { date, time } = counter;
    return time === null ? [] : [{ slot: eventSlotAt(queue, { date, time }, timezone), counter }];
  });
}

type Viewer = { now: Date; audience: EventAudience };

/**
 * CON-064, QUE-083, S-05: the days of an event that have shows, with their shows in the order of their starts. Shows of
 * yesterday that still run belong to today; those that are over for the audience are omitted.
 */
export function showDays(merchant: Zone, queue: Queue, { now, audience }: Viewer): ShowDay[] {
  const { date: today } = localTime(now, merchant.timezone);
  const shows = showsOf(merchant, queue)
    .filter(({ slot: { startsAt }, counter }) => {
      const { closed: isClosed, ticketsAhead: waiting } = counter;
      return !isSlotHidden({ startsAt, isClosed, waiting }, now, audience);
    })
    .toSorted((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime());
  const dateOf = ({ slot }: Show) => {
    const isPast = slot.date < today;
    return isPast ? today : slot.date;
  };
  const dates = [...new Set(shows.map(dateOf))];
  return dates.map((date) => ({ date, shows: shows.filter((show) => dateOf(show) === date) }));
}

/** How many people a show still has seats for. */
export function seatsLeft({ counter }: Show, queue: Pick<Queue, 'eventPaxCapacity'>): number {
  return Math.max(0, seatsOf(queue) - (counter.bookedPax ?? 0));
}

/** The queues whose shows a merchant's page of events lists; its own system may have created several. */
export function eventQueues(merchant: Pick<Merchant, 'queues'>): Queue[] {
  return merchant.queues.filter(({ type }) => type === 'event');
}
