import type { Merchant } from '../../entities/merchant.ts';
import type { Queue } from '../../entities/queue.ts';
import { type JoinBlocker, joinBlocker } from '../queues/queue-status.ts';
import { type EventAudience, isSlotBookable } from './event-slots.ts';
import { showHours } from './show-hours.ts';
import { type Show, seatsLeft, showDays } from './show-list.ts';

/** A show whose booking window is open. */
export type OfferedShow = {
  show: Show;
  seats: number;
  /** Why it still cannot be booked; `null` when it can, apart from seats. */
  blocker: JoinBlocker | null;
};

type Viewer = { now: Date; audience: EventAudience };

/** QUE-082: the shows of an event whose booking window is open, each with its free seats and its own state. */
export function offeredShows(merchant: Merchant, queue: Queue, viewer: Viewer): OfferedShow[] {
  const { now, audience } = viewer;
  return showDays(merchant, queue, viewer)
    .flatMap(({ shows }) => shows)
    .filter(({ slot, counter }) =>
      isSlotBookable({ ...slot, isClosed: counter.closed }, now, audience),
    )
    .map((show) => ({
      show,
      seats: seatsLeft(show, queue),
      blocker: showBlocker(merchant, queue, show, viewer),
    }));
}

/** The shows of an event that can be booked now. */
export function bookableShows(merchant: Merchant, queue: Queue, viewer: Viewer): OfferedShow[] {
  return offeredShows(merchant, queue, viewer).filter(
    ({ seats, blocker }) => blocker === null && seats >= queue.minPax,
  );
}

/** S-05, CON-065: a show of a later day follows the hours of its own day, and the limits of the current one. */
function showBlocker(
  merchant: Merchant,
  queue: Queue,
  { slot, counter: { closed, paused } }: Show,
  { now, audience }: Viewer,
): JoinBlocker | null {
  const hours = showHours(merchant, slot, now);
  const state = { closed, paused, type: queue.type, ...hours };
  return joinBlocker(state, merchant, audience === 'business');
}
