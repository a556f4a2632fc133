import type { Merchant, Queue } from '@turno/shared-types';
import {
  bookableShows,
  type EventSlot,
  type EventState,
  eventState,
  isLateToJoin,
  isOpen,
  type JoinBlocker,
  joinBlocker,
  largestParty,
  type MerchantDay,
  merchantDay,
  nextDayOpening,
  nextOpening,
  type OfferedShow,
  type WaitRange,
  waitingIn,
} from '@turno/shared-types/rules';

/** Why the kiosk gives no number of a queue now. */
type Blocker = NonNullable<EventState['blocker']>['kind'];

type Party = { min: number; max: number };

/** A queue as the kiosk offers it. */
export type QueueChoice = {
  queue: Queue;
  blocker: Blocker | null;
  /** CON-007: when the queue opens or gives numbers again; `null` while it is open or paused, and if it does not open again. */
  opensAt: Date | null;
  /** S-05: of an event that cannot be booked now, its next show. */
  nextShow: EventSlot | null;
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
        ...(isEvent ? stateOfEvent(merchant, queue, now) : stateOfQueue(merchant, queue, now)),
        isLate: !isEvent && isLateToJoin(queueDayOf(merchant, queue, now)),
        people: waitingIn(queue).people,
        wait: waitOf(queue),
        party: partyOf(merchant, queue),
      };
    });
}

type State = Pick<QueueChoice, 'blocker' | 'opensAt' | 'nextShow'>;

function stateOfEvent(merchant: Merchant, queue: Queue, now: Date): State {
  const { blocker: reason, next } = eventState(merchant, queue, now);
  if (reason === null) return { blocker: null, opensAt: null, nextShow: null };
  const opensAt = reason.kind === 'early' ? reason.from : null;
  return { blocker: reason.kind, opensAt, nextShow: next };
}

function stateOfQueue(merchant: Merchant, queue: Queue, now: Date): State {
  const queueDay = queueDayOf(merchant, queue, now);
  const reason = joinBlocker(queueDay, merchant, false);
  return {
    blocker: reason?.kind ?? null,
    opensAt: openingOf(reason, { merchant, day: queueDay.day }),
    nextShow: null,
  };
}

type Day = { merchant: Merchant; day: MerchantDay };

function openingOf(reason: JoinBlocker | null, { merchant, day }: Day): Date | null {
  // S-04: between two slots numbers are still given, and people see from when they are called.
  if (reason === null) return isOpen(day) ? null : nextOpening(day);
  if (reason.kind === 'early') return reason.from;
  const isClosed = reason.kind === 'closed';
  return isClosed ? (nextDayOpening(merchant, day.now)?.opensAt ?? null) : null;
}

function queueDayOf(
  merchant: Merchant,
  { type, queue_daily_counters: [counter] }: Queue,
  now: Date,
) {
  const { closed = false, paused = false, isTooLate } = counter ?? {};
  return { closed, paused, type, day: merchantDay(merchant, now), isTooLate };
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
