import { ApiError, runEach } from '@turno/kit';
import { dateAfter, dayEnd, merchantDay } from '@turno/shared-types/rules';
import { readSettledCounter } from '../../calling/index.ts';
import { randomKey } from '../../core/index.ts';
import { removeTicket } from '../../line-up/index.ts';
import { type CounterRecord, counterIdOf } from '../../queue-days/index.ts';
import { keepsWaiting, type QueueRecord } from '../../queues/index.ts';
import { type TicketMove, type TicketRecord, ticketValue } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { moveViolation, sortKeySince } from '../rules/move.ts';
import { finishMove } from './finish-move.ts';

/** Tickets of one queue that are carried over before the next queue has its turn. */
const TICKETS = 200;

/**
 * S-05: in a place that stays open, people wait over the end of a day. Their tickets are moved to the new day of the queue, as
 * desks move tickets to other queues: in the order of their calls, and before everybody who joined since.
 */
export async function carryTickets(deps: Deps, limit: number): Promise<void> {
  const { counters } = deps.store;
  const ended: number[] = [];
  await runEach(await counters.findCarryDue(limit), async (day) => {
    if (await carryInto(deps, day)) ended.push(day.id);
  });
  if (ended.length > 0) await counters.endCarry(ended);
}

/** Moves those who waited when the day before ended to a day of their queue; returns whether nobody is left. */
async function carryInto(deps: Deps, day: CounterRecord): Promise<boolean> {
  const { store, now } = deps;
  const { merchantId, queueId } = day;
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  const date = dateAfter(day.date, -1);
  if (!merchant || !queue || !keepsWaiting(queue, merchant, date)) return true;
  const { date: today } = merchantDay(merchant, now());
  if (day.date !== today) return day.date < today;
  const [before] = await store.counters.findMany([counterIdOf({ queueId, date })]);
  if (!before) return true;
  const { id: counterId, lastNumber: upTo } = await readSettledCounter(deps, before.id);
  const waiting = await store.calls.findNext({ counterId, upTo, limit: TICKETS, returns: 1 });
  const joinedSince = new Date(dayEnd(merchant, date).getTime() - 1);
  let isDone = waiting.length < TICKETS;
  for (const ticket of waiting) {
    const isOver = await carry(deps, ticket, { day, queue, joinedSince });
    isDone &&= isOver;
  }
  return isDone;
}

type Target = { day: CounterRecord; queue: QueueRecord; joinedSince: Date };

/** Returns whether another attempt would change nothing. */
async function carry(deps: Deps, ticket: TicketRecord, target: Target): Promise<boolean> {
  if (moveViolation(ticket, { queue: target.queue, counter: target.day })) return true;
  const move = await moveTo(deps, ticket, target);
  if (!(await deps.store.ticketMoves.intend(ticket, move))) return false;
  try {
    return (await finishMove(deps, ticket, move)) !== null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { userId, counterId, number } = ticket;
    // The person took a number of the new day meanwhile.
    if (error.code === 'already_in_queue') await removeTicket(deps, { userId, counterId, number });
    return error.code !== 'queue_closed';
  }
}

async function moveTo(
  { store, now }: Deps,
  ticket: TicketRecord,
  { day, queue, joinedSince }: Target,
): Promise<TicketMove> {
  const figures = (await store.figures.read([day.id])).get(day.id);
  const sortKey = figures && sortKeySince(figures.waiting, joinedSince);
  return {
    ...{ id: randomKey(), commandId: `day|${day.id}|${ticket.id}`, at: now(), executedAt: null },
    ...{ queueId: queue.id, counterId: day.id },
    ...(sortKey === undefined ? {} : { sortKey }),
    movedFrom: {
      queueName: queue.name,
      ticketValue: ticketValue(queue, ticket.number),
      date: ticket.date,
    },
  };
}
