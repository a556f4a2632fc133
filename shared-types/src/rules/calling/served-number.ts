import type { DailyCounter } from '../../entities/daily-counter.ts';
import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';
import { type Show, showDays } from '../events/show-list.ts';
import { finishedBy, type MerchantDay, merchantDay } from '../openings/merchant-day.ts';
import { queueStatus } from '../queues/queue-status.ts';
import { expiresAt, expirySeconds } from '../queues/ticket-expiry.ts';
import { dateAfter, localTime } from '../time/zoned-time.ts';

/** The shows of today that are not over, in the order of their starts. */
export function showsOfToday(merchant: Merchant, queue: Queue, now: Date): readonly Show[] {
  const [today] = showDays(merchant, queue, { now, audience: 'public' });
  return today?.date === localTime(now, merchant.timezone).date ? today.shows : [];
}

/** The show that called last, otherwise the next one; `null` after the last. */
export function shownShow(shows: readonly Show[]): Show | null {
  const calledAt = ({ counter }: Show) => callsOf(counter)[0]?.calledAt ?? '';
  // The sort is stable: without a call the first show stays in front.
  const [latest] = shows.toSorted((a, b) => calledAt(b).localeCompare(calledAt(a)));
  return latest ?? null;
}

/** A queue on the current day of its merchant. */
export type PresentQueue = {
  merchant: Merchant;
  queue: Queue;
  day: MerchantDay;
  /** The show of an event; `null` for any other queue. */
  show: Show | null;
};

/**
 * The counter of today, or of the show. The counter of an earlier day is obsolete, because numbers restart each day (QUE-041);
 * if the clock of a page is behind, the counter of the next day may already exist.
 */
export function presentCounter({ queue, day, show }: PresentQueue): DailyCounter | null {
  if (queue.type === 'event') return show?.counter ?? null;
  return counterOn(queue, day.date);
}

function counterOn({ queue_daily_counters: days }: Queue, on: string): DailyCounter | null {
  return days.find(({ date }) => date === on) ?? null;
}

/**
 * S-05: the counter of the previous day, while staff still finish the tickets called on it, as in a place that is open around
 * the clock; otherwise `null`.
 */
export function counterBefore({
  merchant,
  queue,
  day,
}: Omit<PresentQueue, 'show'>): DailyCounter | null {
  const yesterday = dateAfter(day.date, -1);
  if (queue.type === 'event' || day.now >= finishedBy(merchant, yesterday)) return null;
  return counterOn(queue, yesterday);
}

/**
 * S-03: whether the ticket of a call is still valid, so that its holder is being served; for a show the time counts from its
 * start.
 */
export function isCallValid(
  merchant: Pick<Merchant, 'franchising' | 'ticketsExpireIn'>,
  call: { calledAt: string } | undefined,
  { now, showStart }: { now: Date; showStart?: Date | undefined },
): boolean {
  const calledAt = call ? new Date(call.calledAt) : null;
  const end = expiresAt(calledAt, expirySeconds(merchant.franchising, merchant), showStart);
  return end !== null && now <= end;
}

/** A number as its queue serves it. */
export type ServedNumber = {
  ticketValue: string;
  /** S-05: people of the current day may have the same number, so pages say that this one is of the day before. */
  isOfDayBefore: boolean;
};

/**
 * S-03, S-04: the number being served. A closed queue shows it while people wait, and afterwards until the called ticket
 * expires, because counters contain no check-ins. S-05: the latest call of the previous day stays until its ticket expires or
 * the queue calls another number.
 */
export function servedAt(present: PresentQueue): ServedNumber | null {
  const { merchant, queue, day, show } = present;
  if (queue.listOnly) return null;
  const { now } = day;
  const counter = presentCounter(present);
  const calls = callsOf(counter);
  const [before] = callsOf(counterBefore(present));
  const isLatest = before && !calls.some(({ calledAt }) => calledAt >= before.calledAt);
  if (isLatest && isCallValid(merchant, before, { now })) {
    return { ticketValue: before.ticketValue, isOfDayBefore: true };
  }
  if (!counter || counter.currentTicket === null) return null;
  const { closed, paused, currentTicket, ticketsAhead } = counter;
  const served = { ticketValue: currentTicket, isOfDayBefore: false };
  const status = queueStatus({ closed, paused, type: queue.type, day });
  if (status !== 'closed' || ticketsAhead > 0) return served;
  const call = calls.find(({ ticketValue }) => ticketValue === currentTicket);
  return isCallValid(merchant, call, { now, showStart: show?.slot.startsAt }) ? served : null;
}

/** The number that a queue serves at an instant; for an event that of the shown show. */
export function servedNumber(merchant: Merchant, queue: Queue, now: Date): ServedNumber | null {
  const show = shownShow(showsOfToday(merchant, queue, now));
  return servedAt({ merchant, queue, day: merchantDay(merchant, now), show });
}

/** The latest calls, the newest first; none from services of an older release. */
function callsOf(counter: DailyCounter | null) {
  return counter?.recentCalls ?? counter?.latestCalls?.filter(({ ended }) => !ended) ?? [];
}
