import type { Merchant, Queue } from '@turno/shared-types';
import {
  bookableShows,
  isLateToJoin,
  isOpen,
  type JoinBlocker,
  joinBlocker,
  largestParty,
  merchantDay,
  nextDayOpening,
  nextOpening,
  type OfferedShow,
  offeredShows,
  showDays,
  type WaitRange,
  waitingIn,
} from '@turno/shared-types/rules';

/** Why the kiosk gives no number of a queue now. */
type Blocker = JoinBlocker['kind'] | 'soldOut';

type Party = { min: number; max: number };

/** A queue as the kiosk offers it. */
export type QueueChoice = {
  queue: Queue;
  blocker: Blocker | null;
  /** CON-007: when the queue opens or gives numbers again; `null` while it is open or paused, and if it does not open again. */
  opensAt: Date | null;
  people: number;
  /** S-04: whether the next person would most likely not be called before closing. */
  isLate: boolean;
  /** The expected wait; `null` if nobody has to wait. */
  wait: { waitSeconds: number; range: WaitRange } | null;
  /** The party sizes it accepts; if there is only one, the kiosk does not ask. */
  party: Party;
  /** The shows that can be booked now; `null` if it is not an event. */
  shows: readonly OfferedShow[] | null;
};

/** The largest party that fits on the buttons; larger parties ask the staff. */
const LARGEST_PARTY = 12;

/** The queues in which anybody may take a number without a pass, in their order. */
export function queueChoices(merchant: Merchant, now: Date): QueueChoice[] {
  return merchant.queues
    .filter(({ parentQueueId, listOnly, passMode }) => {
      return parentQueueId === null && !listOnly && passMode === 'free';
    })
    .map((queue) => {
      const isEvent = queue.type === 'event';
      return {
        queue,
        shows: isEvent ? bookableShows(merchant, queue, { now, audience: 'public' }) : null,
        ...(isEvent ? eventState(merchant, queue, now) : queueState(merchant, queue, now)),
        isLate: !isEvent && isLateToJoin(queueDayOf(merchant, queue, now)),
        people: waitingIn(queue).people,
        wait: waitOf(queue),
        party: partyOf(merchant, queue),
      };
    });
}

type State = Pick<QueueChoice, 'blocker' | 'opensAt'>;

function queueState(merchant: Merchant, queue: Queue, now: Date): State {
  const queueDay = queueDayOf(merchant, queue, now);
  const { day } = queueDay;
  const reason = joinBlocker(queueDay, merchant, false);
  const blocker = reason?.kind ?? null;
  if (reason?.kind === 'early') return { blocker, opensAt: reason.from };
  // S-04: between two slots numbers are still given, and people see from when they are called.
  if (reason === null) return { blocker, opensAt: isOpen(day) ? null : nextOpening(day) };
  const opensAt = reason.kind === 'closed' ? nextDayOpening(merchant, now)?.opensAt : null;
  return { blocker, opensAt: opensAt ?? null };
}

function queueDayOf(
  merchant: Merchant,
  { type, queue_daily_counters: [counter] }: Queue,
  now: Date,
) {
  const { closed = false, paused = false, isTooLate } = counter ?? {};
  return { closed, paused, type, day: merchantDay(merchant, now), isTooLate };
}

/** Each show has its own state: an event is blocked only if all of its shows are. */
function eventState(merchant: Merchant, queue: Queue, now: Date): State {
  const offered = offeredShows(merchant, queue, { now, audience: 'public' });
  const open = offered.filter(({ blocker }) => blocker === null);
  if (open.some(({ seats }) => seats >= queue.minPax)) return { blocker: null, opensAt: null };
  if (open.length > 0) return { blocker: 'soldOut', opensAt: null };
  const reason = offered[0]?.blocker ?? nextWindow(merchant, queue, now);
  return { blocker: reason.kind, opensAt: reason.kind === 'early' ? reason.from : null };
}

/** When booking opens for the next show. */
function nextWindow(merchant: Merchant, queue: Queue, now: Date): JoinBlocker {
  const next = showDays(merchant, queue, { now, audience: 'public' })
    .flatMap(({ shows }) => shows)
    .find(({ slot, counter }) => !counter.closed && slot.bookableFrom > now);
  return next ? { kind: 'early', from: next.slot.bookableFrom } : { kind: 'closed' };
}

/** The party sizes of a queue; a multi-queue accepts what any of its sizes accepts. */
function partyOf({ queues }: Merchant, queue: Queue): Party {
  const sizes = queues.filter(({ parentQueueId }) => parentQueueId === queue.id);
  const all = queue.multiQueue && sizes.length > 0 ? sizes : [queue];
  const min = Math.min(...all.map(({ minPax }) => minPax));
  // Without a largest party, a show is limited by its seats.
  const most = all.map(largestParty);
  // A queue that only accepts larger parties offers at least its smallest one.
  return { min, max: Math.max(min, Math.min(LARGEST_PARTY, Math.max(...most))) };
}

/** The party sizes for which a show still has seats. */
export function partyAt({ party }: QueueChoice, show: OfferedShow | null): Party {
  return show ? { ...party, max: Math.min(party.max, show.seats) } : party;
}

function waitOf(queue: Queue): QueueChoice['wait'] {
  const [day] = queue.queue_daily_counters;
  const waitSeconds = day?.estimatedWaitingTime ?? 0;
  return day && waitSeconds > 0 ? { waitSeconds, range: day } : null;
}
