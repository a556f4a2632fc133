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

/** Why a queue gives no number at the kiosk now. */
type Blocker = JoinBlocker['kind'] | 'soldOut';

type Party = { min: number; max: number };

/** A queue as the kiosk offers it. */
export type QueueChoice = {
  queue: Queue;
  blocker: Blocker | null;
  /** CON-007: when it opens, or gives numbers again; `null` while it is open or paused, and where nothing follows. */
  opensAt: Date | null;
  people: number;
  /** S-04: whether the next person would most likely not be called before closing. */
  isLate: boolean;
  /** What a number costs in time; `null` where nobody has to wait. */
  wait: { waitSeconds: number; range: WaitRange } | null;
  /** The party sizes it takes; one size asks nobody. */
  party: Party;
  /** The shows that can be booked now; `null` where the queue has none. */
  shows: readonly OfferedShow[] | null;
};

/** More could not be chosen by one touch; larger parties ask the staff. */
const LARGEST_PARTY = 12;

/** The queues where anybody may take a number without a pass, in their order. */
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
  // S-04: between two slots numbers go on, and people read from when they are called.
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

/** Each show has its own state: an event gives nothing only when none of its shows does. */
function eventState(merchant: Merchant, queue: Queue, now: Date): State {
  const offered = offeredShows(merchant, queue, { now, audience: 'public' });
  const open = offered.filter(({ blocker }) => blocker === null);
  if (open.some(({ seats }) => seats >= queue.minPax)) return { blocker: null, opensAt: null };
  if (open.length > 0) return { blocker: 'soldOut', opensAt: null };
  const reason = offered[0]?.blocker ?? nextWindow(merchant, queue, now);
  return { blocker: reason.kind, opensAt: reason.kind === 'early' ? reason.from : null };
}

/** When the booking of the next show opens. */
function nextWindow(merchant: Merchant, queue: Queue, now: Date): JoinBlocker {
  const next = showDays(merchant, queue, { now, audience: 'public' })
    .flatMap(({ shows }) => shows)
    .find(({ slot, counter }) => !counter.closed && slot.bookableFrom > now);
  return next ? { kind: 'early', from: next.slot.bookableFrom } : { kind: 'closed' };
}

/** A multi-queue takes whatever one of its sizes takes. */
function partyOf({ queues }: Merchant, queue: Queue): Party {
  const sizes = queues.filter(({ parentQueueId }) => parentQueueId === queue.id);
  const all = queue.multiQueue && sizes.length > 0 ? sizes : [queue];
  const min = Math.min(...all.map(({ minPax }) => minPax));
  // The seats limit a show that has no largest party.
  const most = all.map(largestParty);
  // A queue for larger parties alone takes at least its smallest.
  return { min, max: Math.max(min, Math.min(LARGEST_PARTY, Math.max(...most))) };
}

/** The sizes that a show still has seats for. */
export function partyAt({ party }: QueueChoice, show: OfferedShow | null): Party {
  return show ? { ...party, max: Math.min(party.max, show.seats) } : party;
}

function waitOf(queue: Queue): QueueChoice['wait'] {
  const [day] = queue.queue_daily_counters;
  const waitSeconds = day?.estimatedWaitingTime ?? 0;
  return day && waitSeconds > 0 ? { waitSeconds, range: day } : null;
}
