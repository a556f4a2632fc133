import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';
import { isOpen, merchantDay, nextOpening, openingSlots } from '../openings/merchant-day.ts';
import type { JoinBlocker, QueueStatus } from '../queues/queue-status.ts';
import { dateAfter, localTime } from '../time/zoned-time.ts';
import { type OfferedShow, offeredShows } from './bookable-shows.ts';
import { type EventSlot, eventSlotsOn } from './event-slots.ts';
import { showsOf } from './show-list.ts';

/** What an event offers the public at an instant. */
export type EventState = {
  /** Why no show can be booked; `null` if one can. Each show has its own state: all of them are blocked. */
  blocker: JoinBlocker | { kind: 'soldOut' } | null;
  /** The first show that can be booked; if there is none, the next one to come. */
  next: EventSlot | null;
};

/** How far ahead to search for the next show; exceptions may close a whole season. */
const HORIZON_DAYS = 366;

/** QUE-082, S-05: the state of an event that kiosk and pages show. */
export function eventState(merchant: Merchant, queue: Queue, now: Date): EventState {
  const offered = offeredShows(merchant, queue, { now, audience: 'public' });
  const open = offered.filter(({ blocker }) => blocker === null);
  const free = open.find(({ seats }) => seats >= queue.minPax);
  if (free) return { blocker: null, next: free.show.slot };
  const planned = comingShow(merchant, queue, { now, offered });
  if (open.length > 0) return { blocker: { kind: 'soldOut' }, next: planned };
  const held = offered.find(({ blocker }) => blocker?.kind !== 'closed');
  if (held) return { blocker: held.blocker, next: held.show.slot };
  if (!planned) return { blocker: { kind: 'closed' }, next: null };
  return { blocker: { kind: 'early', from: planned.bookableFrom }, next: planned };
}

/** The label of an event, and when it opens if that is later today. */
type EventStatus = { status: QueueStatus; opensAt: Date | null };

/** CON-007, S-05: an event is open if one of its shows can be booked, even on a day without opening hours. */
export function eventStatus(merchant: Merchant, queue: Queue, now: Date): EventStatus {
  const { blocker } = eventState(merchant, queue, now);
  // Seats may be given up, so an event without seats stays open.
  if (blocker === null || blocker.kind === 'soldOut') {
    const day = merchantDay(merchant, now);
    return { status: 'opened', opensAt: isOpen(day) ? null : nextOpening(day) };
  }
  if (blocker.kind === 'paused') return { status: 'paused', opensAt: null };
  const isToday = (at: Date) => dateAt(merchant, at) === dateAt(merchant, now);
  if (blocker.kind !== 'early' || !isToday(blocker.from))
    return { status: 'closed', opensAt: null };
  return { status: 'opened', opensAt: blocker.from };
}

const dateAt = ({ timezone }: Pick<Merchant, 'timezone'>, at: Date) => localTime(at, timezone).date;

type Seen = { now: Date; offered: readonly OfferedShow[] };

/** The first show whose booking has yet to open; one that has a counter may have left the plan. */
function comingShow(merchant: Merchant, queue: Queue, seen: Seen): EventSlot | null {
  const counted = showsOf(merchant, queue)
    .filter(({ slot, counter }) => !counter.closed && slot.bookableFrom > seen.now)
    .map(({ slot }) => slot);
  const planned = plannedShow(merchant, queue, seen);
  const [first] = [...counted, ...(planned ? [planned] : [])].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  );
  return first ?? null;
}

/** The first show of the plan; a merchant's view has a counter only of those that can be booked. */
function plannedShow(merchant: Merchant, queue: Queue, { now, offered }: Seen): EventSlot | null {
  const { timezone } = merchant;
  if (!queue.eventScheduleWeek?.some((times) => times.length > 0)) return null;
  const today = dateAt(merchant, now);
  const { eventScheduleStartDate: start, eventScheduleEndDate: end } = queue;
  const first = start !== null && start > today ? start : today;
  const cancelled = showsOf(merchant, queue).filter(({ counter }) => counter.closed);
  const known = new Set(
    [...cancelled, ...offered.map(({ show }) => show)].map(({ slot }) => slot.startsAt.getTime()),
  );
  for (let days = 0; days <= HORIZON_DAYS; days += 1) {
    const date = dateAfter(first, days);
    if (end !== null && date > end) return null;
    const slot = eventSlotsOn(queue, date, timezone).find(
      ({ startsAt }) => startsAt > now && !known.has(startsAt.getTime()),
    );
    if (slot && openingSlots(merchant, date).length > 0) return slot;
  }
  return null;
}
