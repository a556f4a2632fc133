import { ApiError, isRejection } from '@turno/kit';
import type { EndReason, ErrorCode } from '@turno/shared-types';
import { randomKey } from '../../core/index.ts';
import { removeTicket } from '../../line-up/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { type TicketMove, type TicketRecord, ticketValue } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { moveViolation, sortKeyAtEnd, sortKeySince } from '../rules/move.ts';
import { endAsMoved, finishMove } from './finish-move.ts';

export type CarryTarget = { day: CounterRecord; queue: QueueRecord; joinedSince: Date };

/** `over`: no further attempt is needed; `closed`: the queue gives no numbers at the moment. */
type Carried = 'over' | 'again' | 'closed';

/**
 * Gives the holder of a ticket of the previous day a number of the new day; a holder who cannot get one is notified that the
 * wait is over.
 */
export async function carryTicket(
  deps: Deps,
  ticket: TicketRecord,
  target: CarryTarget,
): Promise<Carried> {
  const violation = moveViolation(ticket, { queue: target.queue, counter: target.day });
  if (violation?.code === 'queue_not_supported') return end(deps, ticket, violation.code);
  if (violation) return 'over';
  const move = await moveTo(deps, ticket, target);
  if (!(await deps.store.ticketMoves.intend(ticket, move))) return 'again';
  try {
    return (await finishMove(deps, ticket, move)) ? 'over' : 'again';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, payload } = error;
    if (code === 'queue_closed') return 'closed';
    if (code === 'already_in_queue') return follow(deps, ticket, move, payload);
    return isRejection(error) ? end(deps, ticket, code) : 'again';
  }
}

/** The holder has taken a number of the new day meanwhile, which replaces the ticket. */
async function follow(
  deps: Deps,
  ticket: TicketRecord,
  move: TicketMove,
  own: ApiError['payload'],
): Promise<Carried> {
  const { store } = deps;
  const [counterId, number] = [Number(own?.queueDailyCounterId), Number(own?.counter)];
  const target = await store.tickets.findNumberNow(counterId, number);
  // In a multi-queue that number may belong to another size.
  const queue = target && (await store.queues.find(target.queueId, target.merchantId));
  if (!queue || target.state === 'cancelled' || target.userId !== ticket.userId) return 'again';
  if (!(await store.ticketMoves.intend(ticket, move))) return 'again';
  return (await endAsMoved(deps, { ticket, move, target, queue })) ? 'over' : 'again';
}

const REASONS: Partial<Record<ErrorCode, EndReason>> = {
  merchant_closed_for_good: 'merchant-closed',
  queue_not_found: 'queue-removed',
};

async function end(deps: Deps, ticket: TicketRecord, code: ErrorCode): Promise<Carried> {
  const { id, userId, counterId, number } = ticket;
  const reason = { endReason: REASONS[code] ?? 'sent-away', endId: `day.${id}` };
  try {
    await removeTicket(deps, { userId, counterId, number }, reason);
    return 'over';
  } catch (error) {
    // The ticket was called or given to another person meanwhile.
    if (error instanceof ApiError) return 'again';
    throw error;
  }
}

async function moveTo(
  { store, now }: Deps,
  ticket: TicketRecord,
  { day, queue, joinedSince }: CarryTarget,
): Promise<TicketMove> {
  const figures = (await store.figures.read([day.id])).get(day.id);
  const sortKey = figures && sortKeyOn(figures, ticket, joinedSince);
  return {
    id: randomKey(),
    commandId: `day|${day.id}|${ticket.id}`,
    at: now(),
    executedAt: null,
    queueId: queue.id,
    counterId: day.id,
    ...(sortKey === undefined ? {} : { sortKey }),
    movedFrom: {
      queueName: queue.name,
      ticketValue: ticketValue(queue, ticket.number),
      date: ticket.date,
    },
  };
}

/**
 * The position of a ticket in the new day: before everybody who joined since the previous day ended. A ticket that came back to
 * wait after that comes at the time since when it waits. A ticket that was put back keeps its place behind others, which needs
 * a sort key (S-11).
 */
function sortKeyOn(
  line: Parameters<typeof sortKeySince>[0],
  { returnedAt, createdAt, waitsSince }: TicketRecord,
  joinedSince: Date,
): number | undefined {
  const isReturn = returnedAt !== undefined && returnedAt > joinedSince;
  const key = sortKeySince(line, isReturn ? (waitsSince ?? createdAt) : joinedSince);
  return key ?? (waitsSince && sortKeyAtEnd(line));
}
