import type { Merchant, Queue } from '@turno/shared-types';
import {
  formatInZone,
  isSlotBookable,
  joinBlocker,
  merchantDay,
  type Show,
  seatsLeft,
  showDays,
  type WaitRange,
  waitingIn,
} from '@turno/shared-types/rules';

/** Why a queue gives no number at the kiosk now. */
type Blocker =
  | { kind: 'paused' | 'closed' | 'tooLate' | 'soldOut' }
  | { kind: 'opens'; at: string };

/** A queue as the kiosk offers it. */
export type QueueChoice = {
  queue: Queue;
  blocker: Blocker | null;
  people: number;
  /** What a number costs in time; `null` where nobody has to wait. */
  wait: { waitSeconds: number; range: WaitRange } | null;
  /** The party sizes it takes; one size asks nobody. */
  party: { min: number; max: number };
  /** The shows that can be booked now, each with its seats; `null` where the queue has none. */
  shows: { show: Show; seats: number }[] | null;
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
      const shows = queue.type === 'event' ? bookableShows(merchant, queue, now) : null;
      return {
        ...{ queue, shows },
        blocker: blockerOf(merchant, queue, { shows, now }),
        people: waitingIn(queue).people,
        wait: waitOf(queue),
        party: partyOf(merchant, queue),
      };
    });
}

type Facts = { shows: QueueChoice['shows']; now: Date };

function blockerOf(merchant: Merchant, queue: Queue, { shows, now }: Facts): Blocker | null {
  const [counter] = queue.queue_daily_counters;
  const { closed = false, paused = false, isTooLate } = counter ?? {};
  const day = merchantDay(merchant, now);
  const queueDay = { closed, paused, type: queue.type, day, isTooLate };
  const blocker = joinBlocker(queueDay, merchant, false);
  if (blocker?.kind === 'early') {
    return { kind: 'opens', at: formatInZone(blocker.from, merchant.timezone, 'HH:mm') };
  }
  if (blocker) return { kind: blocker.kind };
  return shows?.length === 0 ? { kind: 'soldOut' } : null;
}

function bookableShows(merchant: Merchant, queue: Queue, now: Date) {
  return showDays(merchant, queue, { now, audience: 'public' })
    .flatMap(({ shows }) => shows)
    .filter(({ slot, counter }) =>
      isSlotBookable({ ...slot, isClosed: counter.closed }, now, 'public'),
    )
    .map((show) => ({ show, seats: seatsLeft(show, queue) }))
    .filter(({ seats }) => seats >= queue.minPax);
}

/** A multi-queue takes whatever one of its sizes takes. */
function partyOf({ queues }: Merchant, queue: Queue): QueueChoice['party'] {
  const sizes = queues.filter(({ parentQueueId }) => parentQueueId === queue.id);
  const all = queue.multiQueue && sizes.length > 0 ? sizes : [queue];
  const max = Math.max(
    ...all.map(({ maxPax }) => maxPax ?? (queue.multiQueue ? LARGEST_PARTY : 1)),
  );
  return { min: Math.min(...all.map(({ minPax }) => minPax)), max: Math.min(max, LARGEST_PARTY) };
}

function waitOf(queue: Queue): QueueChoice['wait'] {
  const [day] = queue.queue_daily_counters;
  const waitSeconds = day?.estimatedWaitingTime ?? 0;
  return day && waitSeconds > 0 ? { waitSeconds, range: day } : null;
}
