import { type DailyCounter, type Queue, type Ticket, userTicketsCall } from '@turno/shared-types';
import { localTime } from '@turno/shared-types/rules';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
  type FakeReply,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from './show.tsx';
import type { guest } from './taking.ts';

const ZONE = 'Europe/Rome';
const NOW = '2026-11-21T11:00:00Z';
const NOW_MS = Date.parse(NOW);

// For a whole test file it is noon: shows of the evening would be tomorrow's at night.
setClock(NOW);

/** The day of the shows. */
export const today = localTime(new Date(NOW_MS), ZONE).date;

/** `HH:mm` so many minutes after that moment, on the merchant's clock. */
export function clockIn(minutes: number): string {
  const at = localTime(new Date(NOW_MS + minutes * 60_000), ZONE).minutes;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** A show that can be booked: it begins in ten minutes. */
export function buildShow(change: Partial<DailyCounter> = {}): DailyCounter {
  return buildCounter({ id: 501, date: today, time: clockIn(10), bookedPax: 3, ...change });
}

/** An event of forty seats, booked by parties up to six. */
export function buildEvent(shows: DailyCounter[], change: Partial<Queue> = {}): Queue {
  return buildQueue({
    name: 'Spettacolo',
    type: 'event',
    maxPax: 6,
    eventPaxCapacity: 40,
    queue_daily_counters: shows,
    ...change,
  });
}

/** The ticket for the show in ten minutes. */
export function buildShowTicket(change: Partial<Ticket> = {}): Ticket {
  const { queue, queueDailyCounter } = buildTicket();
  return buildTicket({
    queueDailyCounterId: 501,
    queue: { ...queue, type: 'event' },
    queueDailyCounter: { ...queueDailyCounter, id: 501, date: today, time: clockIn(10) },
    ...change,
  });
}

/** The page of shows, as a visitor opens it. */
export function openShows(
  queue: Queue,
  replies: readonly FakeReply[] = [],
  session?: typeof guest,
) {
  return show('/events/forno-aurora', {
    replies: [
      reply(userTicketsCall, []),
      ...merchantReplies(buildMerchant({ queues: [queue] })),
      ...replies,
    ],
    ...(session ? { session } : {}),
  });
}
