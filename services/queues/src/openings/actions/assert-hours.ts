import { ApiError } from '@turno/kit';
import {
  comingSlots,
  type EventSlot,
  type Hours,
  isShowOver,
  merchantDay,
  presentSlots,
} from '@turno/shared-types/rules';
import { finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import { counterIdOf } from '../../queue-days/index.ts';
import { dayKept, type QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { type HoursUse, mayChangeHours } from '../rules/hours-in-use.ts';

/** Throws `cannot_change_schedule` where people rely on the present hours of a merchant (QUE-035, S-04, S-10). */
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
  await finishNumbers(deps, [...today, ...lost, ...shows.map(({ id }) => id)]);
  // Of a show that has begun who was called counts as inside, also where nobody scans.
  const begun = shows.filter(({ startsAt }) => startsAt <= now).map(({ id }) => id);
  const ahead = shows.filter(({ startsAt }) => startsAt > now).map(({ id }) => id);
  const [waiting, guests] = await Promise.all([
    store.ticketLists.countersWithWaiting([...today, ...lost, ...begun]),
    store.ticketLists.countersWithGuests(ahead),
  ]);
  const booked = [...waiting, ...guests];
  return {
    now,
    isAnybodyWaiting: today.some((id) => waiting.includes(id)),
    isAnybodyLeft: lost.some((id) => waiting.includes(id)),
    bookedShows: shows.filter(({ id }) => booked.includes(id)).map(({ startsAt }) => startsAt),
  };
}

type Change = { merchant: MerchantRecord; after: Hours; date: string };

/** The day before, where its people wait for their numbers of this one and would not get them by the new hours (S-05). */
function daysLost(queue: QueueRecord, { merchant, after, date }: Change): number[] {
  const kept = dayKept(queue, merchant, date);
  const isLost = kept !== null && dayKept(queue, after, date) === null;
  return isLost ? [counterIdOf({ queueId: queue.id, date: kept })] : [];
}

type BookableShow = Pick<EventSlot, 'startsAt'> & { id: number };

function showsOf(queue: QueueRecord, { timezone }: MerchantRecord, now: Date): BookableShow[] {
  if (queue.type !== 'event') return [];
  const slots = [...presentSlots(queue, now, timezone), ...comingSlots(queue, now, timezone)];
  const ahead = slots.filter((slot) => !isShowOver(slot, now));
  return ahead.map(({ date, time, startsAt }) => ({
    ...{ id: counterIdOf({ queueId: queue.id, date, time }), startsAt },
  }));
}

/** Finishes the numbers of some counters that have no ticket yet. */
async function finishNumbers({ store }: Deps, ids: readonly number[]): Promise<void> {
  const counters = await store.counters.findMany([...ids]);
  for (const { id, pendingTickets } of counters) {
    if (pendingTickets.length > 0) await finishPendingTickets(store.steps, id);
  }
}
