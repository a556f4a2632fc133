import { ApiError } from '@turno/kit';
import {
  comingSlots,
  type EventSlot,
  type Hours,
  isShowInUse,
  isShowPast,
  merchantDay,
  presentSlots,
} from '@turno/shared-types/rules';
import { finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import { bookedPax, type CounterRecord, counterIdOf } from '../../queue-days/index.ts';
import { carriedDay, type QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { type HoursUse, mayChangeHours } from '../rules/hours-in-use.ts';

/** Throws `cannot_change_schedule` when people rely on the current hours of a merchant (QUE-035, S-04, S-10). */
export async function assertHoursMayChange(
  deps: Deps,
  merchant: MerchantRecord,
  change: Partial<Hours>,
): Promise<void> {
  const after = { ...merchant, ...change };
  const use = await loadUse(deps, merchant, after);
  if (!mayChangeHours(merchant, after, use)) {
    throw new ApiError('cannot_change_schedule');
  }
}

async function loadUse(deps: Deps, merchant: MerchantRecord, after: Hours): Promise<HoursUse> {
  const { store } = deps;
  const now = deps.now();
  const { date } = merchantDay(merchant, now);
  const queues = await store.queues.findOf([merchant.id]);
  const plain = queues.filter(({ type }) => type !== 'event');
  const today = plain.map(({ id: queueId }) => counterIdOf({ queueId, date }));
  const lost = plain.flatMap((queue) => daysLost(queue, { merchant, after, date }));
  const shows = queues.flatMap((queue) => showsOf(queue, merchant, now));
  const ids = [...today, ...lost, ...shows.map(({ id }) => id)];
  const counters = new Map((await completeCounters(deps, ids)).map((each) => [each.id, each]));
  const waiting = new Set(await store.ticketLists.countersWithWaiting(ids));
  const isBooked = ({ id, slot }: BookableShow) => {
    const bookings = counters.get(id)?.bookings ?? [];
    const use = { isAnybodyWaiting: waiting.has(id), bookedSeats: bookedPax(bookings) };
    return isShowInUse(slot, use, now);
  };
  return {
    now,
    isAnybodyWaiting: today.some((id) => waiting.has(id)),
    isAnybodyLeft: lost.some((id) => waiting.has(id)),
    bookedShows: shows.filter(isBooked).map(({ slot }) => slot.startsAt),
  };
}

type Change = { merchant: MerchantRecord; after: Hours; date: string };

/**
 * The counters of the previous day whose people wait for numbers of this day and would not get them with the new hours (S-05).
 */
function daysLost(queue: QueueRecord, { merchant, after, date }: Change): number[] {
  const carried = carriedDay(queue, merchant, date);
  const isLost = carried !== null && carriedDay(queue, after, date) === null;
  return isLost ? [counterIdOf({ queueId: queue.id, date: carried })] : [];
}

type BookableShow = { id: number; slot: EventSlot };

function showsOf(queue: QueueRecord, { timezone }: MerchantRecord, now: Date): BookableShow[] {
  if (queue.type !== 'event') return [];
  const slots = [...presentSlots(queue, now, timezone), ...comingSlots(queue, now, timezone)];
  const present = slots.filter((slot) => !isShowPast(slot, now));
  return present.map((slot) => ({ id: counterIdOf({ queueId: queue.id, ...slot }), slot }));
}

/** Reads counters after completing their pending tickets and freeing the seats of dead requests. */
async function completeCounters({ store }: Deps, ids: readonly number[]): Promise<CounterRecord[]> {
  const counters = await store.counters.findMany([...ids]);
  return Promise.all(
    counters.map(async (counter) => {
      if (counter.bookings) await store.steps.freeStaleSeats(counter.id);
      const isComplete = counter.pendingTickets.length === 0 && !counter.bookings;
      return (isComplete ? null : await finishPendingTickets(store.steps, counter.id)) ?? counter;
    }),
  );
}
