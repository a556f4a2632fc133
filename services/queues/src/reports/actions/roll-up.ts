import { runEach } from '@turno/kit';
import {
  dateAfter,
  dayEnd,
  eventSlotsOn,
  finishedBy,
  merchantDay,
} from '@turno/shared-types/rules';
import type { MerchantRecord } from '../../merchants/index.ts';
import { endOfWait, keepsWaiting, type QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import type { RollUp } from '../rules/tally.ts';
import { tallyTickets } from '../rules/tally-tickets.ts';
import type { QueueDay } from '../store/roll-ups.ts';
import { learnPace } from './learn-pace.ts';

/**
 * After this time the tickets of an ended day no longer change: interrupted commands are finished, and people are checked in.
 */
const GRACE_MS = 3_600_000;

/** How long a failed day waits for the next attempt, so that it does not stall the others. */
const RETRY_MS = 3_600_000;

/**
 * Rolls up a bounded batch of ended days. The roll-up is stored before the day is marked as done, and depends only on its
 * tickets, so a process may die between the two, and two processes may roll up the same day.
 */
export async function rollUpDays(deps: Deps, limit: number): Promise<void> {
  const { rollUps } = deps.store;
  await runEach(await rollUps.findDue(deps.now(), limit), async (day) => {
    try {
      await rollUp(deps, day);
    } catch (error) {
      await rollUps.schedule(day.counterIds, new Date(deps.now().getTime() + RETRY_MS));
      const { queueId, date } = day;
      throw new Error(`The day ${date} of queue ${queueId} was not rolled up.`, { cause: error });
    }
  });
}

async function rollUp(deps: Deps, day: QueueDay): Promise<void> {
  const { store, now } = deps;
  const { rollUps, merchants } = store;
  const merchant = await merchants.find(day.merchantId);
  if (!merchant) return rollUps.schedule(day.counterIds, null);
  const queue = await store.queues.find(day.queueId, day.merchantId);
  const endsAt = new Date(lastEnd(queue, merchant, day.date).getTime() + GRACE_MS);
  if (endsAt > now()) return rollUps.schedule(day.counterIds, endsAt);
  if (await goesOn(deps, { merchant, queue, day })) {
    return rollUps.schedule(day.counterIds, new Date(now().getTime() + RETRY_MS));
  }
  // S-21: if the next day began immediately, staff may still finish the tickets called on this day.
  const finishedAt = finishedBy(merchant, day.date);
  if (finishedAt > now()) return rollUps.schedule(day.counterIds, finishedAt);
  // An event has a counter for each show; one roll-up contains all of them.
  const counterIds = await rollUps.counterIdsOf(day);
  await store.passWork.lapse(counterIds, now());
  const tickets = [...(await rollUps.readTickets(counterIds)).values()].flat();
  await learnPace(deps, merchant, { ...day, counterIds }, tickets);
  const { queueId, date } = day;
  const hours = tallyTickets(tickets, { date, timezone: merchant.timezone, isOver: true });
  if (hours.length > 0) await rollUps.put(day.merchantId, [{ queueId, date, hours }]);
  await rollUps.schedule(counterIds, null);
}

/** The end of a queue's day, including its last show, which may end after midnight. */
function lastEnd(queue: QueueRecord | null, merchant: MerchantRecord, date: string): Date {
  const end = dayEnd(merchant, date);
  if (queue?.type !== 'event') return end;
  const ends = eventSlotsOn(queue, date, merchant.timezone).map(({ endsAt }) => endsAt.getTime());
  return new Date(Math.max(end.getTime(), ...ends));
}

type EndedDay = { merchant: MerchantRecord; queue: QueueRecord | null; day: QueueDay };

/**
 * S-05: whether people still wait for their numbers of the next day, which will then count them. If nobody has read the queue
 * since the day ended, this creates the counter at which the sweeper finds them.
 */
async function goesOn(
  { store, now }: Deps,
  { merchant, queue, day: { queueId, merchantId, date, counterIds } }: EndedDay,
): Promise<boolean> {
  if (!queue || !keepsWaiting(queue, merchant, date)) return false;
  if (endOfWait(queue, merchant, date) <= now()) return false;
  if (!(await store.ticketLists.isAnybodyWaiting(counterIds))) return false;
  await store.counters.ensure([{ queueId, merchantId, date: dateAfter(date, 1) }]);
  return true;
}

/** Counts, from their tickets, those of the given days that have no roll-up yet. */
export async function countOpenDays(
  { store, now }: Deps,
  merchantId: number,
  dates: readonly string[],
): Promise<RollUp[]> {
  const merchant = await store.merchants.find(merchantId);
  const open = await store.rollUps.findOpen(merchantId, dates);
  if (!merchant || open.length === 0) return [];
  const tickets = await store.rollUps.readTickets(open.flatMap(({ counterIds }) => counterIds));
  const { timezone } = merchant;
  const { date: present } = merchantDay(merchant, now());
  return open.map(({ queueId, date, counterIds }) => ({
    queueId,
    date,
    hours: tallyTickets(
      counterIds.flatMap((id) => tickets.get(id) ?? []),
      { date, timezone, isOver: date < present },
    ),
  }));
}
