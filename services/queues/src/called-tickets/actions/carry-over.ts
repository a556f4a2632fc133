import { runEach } from '@turno/kit';
import { dayEnd, merchantDay } from '@turno/shared-types/rules';
import { readCompleteCounter } from '../../calling/index.ts';
import { LONGEST_LINE_UP_MS } from '../../line-up/index.ts';
import { type CounterRecord, counterIdOf } from '../../queue-days/index.ts';
import { carriedDay } from '../../queues/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { type CarryTarget, carryTicket } from './carry-ticket.ts';
import { type EndedDay, nextDayOf } from './next-day.ts';

/** How many tickets of one queue are carried over before the next queue is processed. */
const IN_TURN = 50;
/** When a queue is tried again after it gave no numbers or an error occurred. */
const RETRY_MS = 10_000;

type Sweep = { left: number; retryAt: Date };

/**
 * S-05: in a place that stays open, people keep waiting after the end of a day. Their tickets are moved to the new day of their
 * queue, like tickets that desks move to other queues: in the order of their calls, before everybody who joined since.
 */
export async function carryTickets(
  deps: Deps,
  { days, tickets }: { days: number; tickets: number },
): Promise<void> {
  const { counters } = deps.store;
  const now = deps.now();
  const sweep: Sweep = { left: tickets, retryAt: new Date(now.getTime() + RETRY_MS) };
  await runEach(await counters.findCarryDue(now, days), async (day) => {
    if (sweep.left <= 0) return;
    try {
      await counters.rescheduleCarry(day, await carryInto(deps, day, sweep));
    } catch (error) {
      await counters.rescheduleCarry(day, sweep.retryAt);
      const { queueId, date } = day;
      throw new Error(`Not everybody was carried over to ${date} in queue ${queueId}.`, {
        cause: error,
      });
    }
  });
}

/** S-21: carries over at once the people who wait again on a day that has ended; the sweeper handles the rest. */
export async function carryAtOnce(deps: Deps, ended: EndedDay): Promise<void> {
  const day = await nextDayOf(deps, ended);
  if (day) await carryInto(deps, day, { left: IN_TURN, retryAt: deps.now() });
}

/** Moves the people who waited when the previous day ended to the new day; returns when to look again, `null` for never. */
async function carryInto(deps: Deps, day: CounterRecord, sweep: Sweep): Promise<Date | null> {
  const { store, now } = deps;
  const { merchantId, queueId } = day;
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) return null;
  const date = carriedDay(queue, merchant, day.date);
  if (!date) return null;
  const present = merchantDay(merchant, now());
  if (day.date !== present.date) return day.date < present.date ? null : sweep.retryAt;
  const limit = Math.min(IN_TURN, sweep.left);
  const waiting = await findWaiting(deps, counterIdOf({ queueId, date }), limit);
  const end = dayEnd(merchant, date).getTime();
  // A line-up that was allowed before the end of the day may store its ticket after it.
  const isOver = now().getTime() >= end + LONGEST_LINE_UP_MS;
  if (waiting.length === 0) return isOver ? null : sweep.retryAt;
  const joinedSince = new Date(end - 1);
  if (!(await carryAll(deps, waiting, { day, queue, joinedSince }, sweep))) return sweep.retryAt;
  if (waiting.length === limit) return now();
  return isOver ? null : sweep.retryAt;
}

async function findWaiting(deps: Deps, id: number, limit: number): Promise<TicketRecord[]> {
  const [before] = await deps.store.counters.findMany([id]);
  if (!before) return [];
  const { lastNumber: upTo } = await readCompleteCounter(deps, id);
  return deps.store.calls.findNext({ counterId: id, upTo, limit, returns: 1 });
}

/** Returns whether none of these tickets has to be tried again; when the queue rejects one, the others are not tried. */
async function carryAll(
  deps: Deps,
  tickets: readonly TicketRecord[],
  target: CarryTarget,
  sweep: Sweep,
): Promise<boolean> {
  let [isOver, isOpen] = [true, true];
  await runEach(tickets, async (ticket) => {
    if (!isOpen) return;
    sweep.left -= 1;
    const carried = await carryTicket(deps, ticket, target);
    isOver &&= carried === 'over';
    isOpen = carried !== 'closed';
  });
  return isOver;
}
