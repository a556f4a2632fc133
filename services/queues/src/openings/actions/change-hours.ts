import { ApiError } from '@turno/kit';
import { comingSlots, type Hours, merchantDay, presentSlots } from '@turno/shared-types/rules';
import type { MerchantFacts, MerchantRecord } from '../../merchants/index.ts';
import { counterIdOf } from '../../queue-days/index.ts';
import { carriedDay, type QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { type HoursUse, mayChangeHours, openedDate } from '../rules/hours-in-use.ts';
import { type CounterInUse, fenceAll, loadCountersInUse, slotOf } from './counters-in-use.ts';

type Decide = (merchant: MerchantRecord) => Partial<MerchantFacts>;

/** How often line-ups and other managers may be faster in a row. */
const ATTEMPTS = 20;

/** Thrown when the hours have changed since they were judged, or a line-up has met the fence of this change. */
class StaleHours extends Error {}

/**
 * Changes a merchant and with it the hours; `null` when there is no such merchant. Throws `cannot_change_schedule` when people
 * rely on the current hours (QUE-035, S-04, S-10). `decide` may run again, and may throw.
 */
export async function changeHours(
  deps: Deps,
  merchantId: number,
  decide: Decide,
): Promise<MerchantRecord | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const judged = await deps.store.merchants.findNow(merchantId);
    if (!judged) return null;
    if (!(await fenceHours(deps, judged, decide(judged)))) continue;
    try {
      return await change(deps, judged, decide);
    } catch (error) {
      if (!(error instanceof StaleHours)) throw error;
    }
  }
  throw new ApiError('service_unavailable');
}

/** Writes the hours, unless they are no longer those that were judged. */
function change({ store, now }: Deps, judged: MerchantRecord, decide: Decide) {
  const { hoursRevision: revision = 0 } = judged;
  return store.merchants.change(judged.id, (present) => {
    if ((present.hoursRevision ?? 0) !== revision) throw new StaleHours();
    const opened = { openedOn: openedDate(present, now()), hoursRevision: revision + 1 };
    return { ...decide(present), ...opened };
  });
}

/**
 * Rejects a change on whose hours people rely. If nobody does, but somebody might by now, it fences the counters against
 * line-ups that were judged by the current hours; `false` when one of them was faster.
 */
async function fenceHours(
  deps: Deps,
  merchant: MerchantRecord,
  change: Partial<Hours>,
): Promise<boolean> {
  const { store, now } = deps;
  const after = { ...merchant, ...change };
  const queues = await store.queues.findOf([merchant.id]);
  const facts = { merchant, after, queues, now: now() };
  if (mayChangeHours(merchant, after, anybodyRelying(facts))) return true;
  const inUse = await loadCountersInUse(deps, merchant, queues);
  if (!mayChangeHours(merchant, after, peopleRelying(inUse, facts))) {
    throw new ApiError('cannot_change_schedule');
  }
  const fence = { hours: (merchant.hoursRevision ?? 0) + 1 };
  return fenceAll(deps, inUse, () => fence);
}

type Facts = {
  merchant: MerchantRecord;
  after: Hours;
  queues: readonly QueueRecord[];
  now: Date;
};

/** The use if people waited for everything that they can wait for. */
function anybodyRelying({ merchant, after, queues, now }: Facts): HoursUse {
  const { timezone } = merchant;
  const { date } = merchantDay(merchant, now);
  const events = queues.filter(({ type }) => type === 'event');
  const slots = events.flatMap((queue) => [
    ...presentSlots(queue, now, timezone),
    ...comingSlots(queue, now, timezone),
  ]);
  return {
    now,
    isAnybodyWaiting: events.length < queues.length,
    isAnybodyLeft: queues.some((queue) => dayLost(queue, { merchant, after, date }) !== null),
    bookedShows: slots.map(({ startsAt }) => startsAt),
  };
}

function peopleRelying(
  inUse: readonly CounterInUse[],
  { merchant, after, queues, now }: Facts,
): HoursUse {
  const { date } = merchantDay(merchant, now);
  const lost = queues.map((queue) => dayLost(queue, { merchant, after, date }));
  const used = inUse.flatMap(({ counter, isInUse }) => (isInUse ? [counter] : []));
  return {
    now,
    isAnybodyWaiting: used.some((each) => each.time === null && each.date === date),
    isAnybodyLeft: used.some(({ id }) => lost.includes(id)),
    bookedShows: used.flatMap((counter) => slotOf(counter, merchant, queues)?.startsAt ?? []),
  };
}

type Change = { merchant: MerchantRecord; after: Hours; date: string };

/**
 * The counter of the previous day whose people wait for numbers of this day and would not get them with the new hours (S-05).
 */
function dayLost(queue: QueueRecord, { merchant, after, date }: Change): number | null {
  if (queue.type === 'event') return null;
  const carried = carriedDay(queue, merchant, date);
  const isLost = carried !== null && carriedDay(queue, after, date) === null;
  return isLost ? counterIdOf({ queueId: queue.id, date: carried }) : null;
}
