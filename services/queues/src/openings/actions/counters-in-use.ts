import {
  comingSlots,
  type EventSlot,
  eventSlotAt,
  isShowInUse,
  isShowPast,
  merchantDay,
  presentSlots,
} from '@turno/shared-types/rules';
import { finishPendingTickets, LONGEST_LINE_UP_MS } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import {
  bookedPax,
  type CounterRecord,
  type DayKey,
  type Revisions,
} from '../../queue-days/index.ts';
import { carriedDay, type QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';

/** A counter that people use or may use in a moment, as of its latest number. */
export type CounterInUse = { counter: CounterRecord; isInUse: boolean };

/**
 * The counters at which people may wait under the settings of these queues: of the current day, of the previous day where
 * people still wait for their new numbers, and of all shows that can be booked or are not over. Missing ones of today and of
 * shows are created, so that each can be fenced.
 */
export async function loadCountersInUse(
  { store, now }: Deps,
  merchant: MerchantRecord,
  queues: readonly QueueRecord[],
): Promise<CounterInUse[]> {
  // A line-up that began with an older copy of the queue may be for the next day or show.
  const moments = [now(), new Date(now().getTime() + LONGEST_LINE_UP_MS)];
  const keys = queues.flatMap((queue) => moments.flatMap((at) => daysOf(queue, merchant, at)));
  const made = await store.counters.ensure(keys);
  const before = await Promise.all(
    made.map(({ queueId, date }) => {
      const queue = queues.find(({ id }) => id === queueId);
      const carried = queue && carriedDay(queue, merchant, date);
      return carried ? store.counterStates.findOn([queueId], carried) : [];
    }),
  );
  const ids = [...new Set([...made, ...before.flat()].map(({ id }) => id))];
  return Promise.all(
    ids.map(async (id) => {
      await store.steps.freeStaleSeats(id);
      // Read before the tickets: a number that is issued later changes the counter, and the fence fails.
      const counter = await finishPendingTickets(store.steps, id);
      if (!counter) throw new Error(`The counter ${id} was not created.`);
      const isAnybodyWaiting = await store.ticketLists.isAnybodyWaiting([id]);
      const slot = slotOf(counter, merchant, queues);
      const use = { isAnybodyWaiting, bookedSeats: bookedPax(counter.bookings ?? []) };
      return { counter, isInUse: slot ? isShowInUse(slot, use, now()) : isAnybodyWaiting };
    }),
  );
}

/** The show of a counter; `null` for a queue that is not an event. */
export function slotOf(
  { queueId, date, time }: CounterRecord,
  { timezone }: MerchantRecord,
  queues: readonly QueueRecord[],
): EventSlot | null {
  const queue = queues.find(({ id }) => id === queueId);
  return queue && time !== null ? eventSlotAt(queue, { date, time }, timezone) : null;
}

function daysOf(queue: QueueRecord, merchant: MerchantRecord, at: Date): DayKey[] {
  const owner = { queueId: queue.id, merchantId: queue.merchantId };
  if (queue.type !== 'event') return [{ ...owner, date: merchantDay(merchant, at).date }];
  const { timezone } = merchant;
  const slots = [...presentSlots(queue, at, timezone), ...comingSlots(queue, at, timezone)];
  const ahead = slots.filter((slot) => !isShowPast(slot, at));
  return ahead.map(({ date, time }) => ({ ...owner, date, time }));
}

/**
 * Fences counters against line-ups that were judged by the current settings or hours (S-10); false when a number was issued
 * since the counters were read.
 */
export async function fenceAll(
  { store }: Deps,
  inUse: readonly CounterInUse[],
  revisionsOf: (queueId: number) => Partial<Revisions>,
): Promise<boolean> {
  const fenced = await Promise.all(
    inUse.map(({ counter }) => store.counterStates.fence(counter, revisionsOf(counter.queueId))),
  );
  return fenced.every(Boolean);
}
