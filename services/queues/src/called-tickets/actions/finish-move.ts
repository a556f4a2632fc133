import { isRejection, runEach, runSteps } from '@turno/kit';
import type { MovedTo } from '@turno/shared-types';
import { loadCallContext } from '../../calling/index.ts';
import { ignoreApiErrors } from '../../core/index.ts';
import { announceQueue, announceTicket } from '../../figures/index.ts';
import { applySideEffects, lineUp, removeTicket } from '../../line-up/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { type TicketMove, type TicketRecord, ticketValue } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { changeOf, finishDeskChange } from './command-ticket.ts';

/** The request for the number in the other queue, identical in every process that sends it. */
export function lineUpOf(ticket: TicketRecord, { id, queueId, sortKey, movedFrom }: TicketMove) {
  const { merchantId, userId, paxCount, displayName, phone, createdAt, counterId, number } = ticket;
  const isCarriedOver = movedFrom.date !== undefined;
  const { givenAt, waitsSince } = ticket;
  const moved = {
    userId,
    at: createdAt,
    movedFrom,
    arriving: { moveId: id, counterId, number },
    ...(sortKey === undefined ? {} : { sortKey }),
    ...(givenAt ? { givenAt } : {}),
    // In another queue only its waiting time counts; in the same queue it stays behind those it was put behind.
    ...(isCarriedOver && waitsSince ? { waitsSince } : {}),
  };
  return {
    merchantId,
    queueId,
    caller: { userId, role: 'ROLE_MERCHANT' as const },
    isStaff: true,
    isWaitingHere: isCarriedOver,
    body: {
      paxCount,
      ...(displayName ? { displayName } : {}),
      ...(phone ? { phone } : {}),
    },
    idempotencyKey: id,
    moved,
  };
}

/**
 * Completes the move whose intent a ticket stores. Idempotent; any process may run it. Returns the ticket as moved; `null` if
 * it has changed since the intent and stays. Throws the reason when the other queue gives no number; the ticket stays then.
 */
export async function finishMove(
  deps: Deps,
  ticket: TicketRecord,
  move: TicketMove,
): Promise<TicketRecord | null> {
  const taken = await takeTarget(deps, ticket, move);
  return conclude(deps, { ticket, move, ...taken });
}

/**
 * Completes the move that brought a ticket to its queue: the ticket stays if the old one ended as moved to it, and is removed
 * otherwise. Desks run this before they call such a ticket, so that nobody is called with both. Idempotent; any process may run
 * it.
 */
export async function finishArrival(deps: Deps, target: TicketRecord): Promise<void> {
  const { deskCommands, queues, ticketMoves } = deps.store;
  const { arriving } = target;
  if (!arriving) return;
  if (target.sortKey !== undefined) await showReorder(deps, target.counterId);
  const [found, queue] = await Promise.all([
    deskCommands.find(arriving.counterId, arriving.number),
    queues.find(target.queueId, target.merchantId),
  ]);
  const { ticket, move } = found ?? { ticket: null, move: null };
  if (ticket && queue && move?.id === arriving.moveId) {
    await conclude(deps, { ticket, move, target, queue });
  } else if (ticket && !isMovedTo(ticket, target)) {
    await removeTarget(deps, target, ticket);
  } else {
    await ticketMoves.arrive(target);
  }
}

/** Completes a bounded batch of moves that crashed processes left. */
export async function finishMoves(deps: Deps, limit: number): Promise<void> {
  const { ticketMoves } = deps.store;
  await runSteps([
    async () =>
      runEach(await ticketMoves.findUnfinished(limit), ({ ticket, move }) =>
        finishMove(deps, ticket, move).catch(ignoreApiErrors),
      ),
    async () =>
      runEach(await ticketMoves.findArriving(limit), (target) =>
        finishArrival(deps, target).catch(ignoreApiErrors),
      ),
  ]);
}

/** Ends the ticket as moved to its target; if the ticket has changed since the intent, the target is removed. */
async function conclude(deps: Deps, ending: Ending): Promise<TicketRecord | null> {
  const { deskCommands, ticketMoves } = deps.store;
  const { ticket, move, target } = ending;
  const isTaken = target.state !== 'cancelled' && target.counterId === move.counterId;
  const ended = isTaken ? await endAsMoved(deps, ending) : null;
  // Another process may complete the move until the intent is dropped, so the ticket is read only afterwards.
  if (!ended) await ticketMoves.drop(ticket, move);
  const left = ended ?? (await deskCommands.find(ticket.counterId, ticket.number))?.ticket;
  if (left && isMovedTo(left, target)) {
    await ticketMoves.arrive(target);
    return left;
  }
  await removeTarget(deps, target, left ?? ticket);
  return null;
}

function isMovedTo({ movedTo }: TicketRecord, { counterId, number }: TicketRecord): boolean {
  return movedTo?.queueDailyCounterId === counterId && movedTo.counter === number;
}

/**
 * Removes a new number whose move did not happen. Its holder has not left, so it ends as moved to the ticket that the holder
 * keeps.
 */
async function removeTarget(deps: Deps, target: TicketRecord, stays: TicketRecord): Promise<void> {
  const { id, userId, counterId, number } = target;
  const queue = await deps.store.queues.find(stays.queueId, stays.merchantId);
  const end = queue && {
    endReason: 'moved' as const,
    endId: `back.${id}`,
    movedTo: movedToOf(stays, queue),
  };
  await removeTicket(deps, { userId, counterId, number }, end).catch(ignoreApiErrors);
}

function movedToOf({ counterId, number, time }: TicketRecord, queue: QueueRecord): MovedTo {
  return {
    queueId: queue.id,
    queueName: queue.name,
    queueDailyCounterId: counterId,
    counter: number,
    ticketValue: ticketValue(queue, number, time),
  };
}

/** Takes the number in the other queue for the holder of the moved ticket. */
async function takeTarget(deps: Deps, ticket: TicketRecord, move: TicketMove) {
  const { ticketMoves } = deps.store;
  const isReordered = move.sortKey !== undefined;
  if (isReordered) await ticketMoves.beginReorder(move.counterId);
  const taken = await lineUp(deps, lineUpOf(ticket, move)).catch(async (error: unknown) => {
    if (isRejection(error)) await ticketMoves.drop(ticket, move);
    throw error;
  });
  if (isReordered) await showReorder(deps, move.counterId);
  return { target: taken.ticket, queue: taken.queue };
}

async function showReorder({ store }: Deps, counterId: number): Promise<void> {
  await store.ticketMoves.endReorder(counterId);
  store.invalidateCounter(counterId);
}

type Ending = { ticket: TicketRecord; move: TicketMove; target: TicketRecord; queue: QueueRecord };

/** Ends the ticket as moved to another one and applies the side effects; `null` when it has changed since the intent. */
export async function endAsMoved(
  deps: Deps,
  { ticket, move, target, queue }: Ending,
): Promise<TicketRecord | null> {
  const movedTo = movedToOf(target, queue);
  const { store } = deps;
  const { commandId: id, at } = move;
  const context = await loadCallContext(deps, ticket);
  const command = { kind: 'move' as const, counterId: ticket.counterId, id, at, desk: null };
  const change = ticket.executedAt ? await changeOf(deps, command, ticket) : null;
  const hasWebhooks = context.merchant.hasWebhooks ?? false;
  // A number that the holder has taken on the new day counts as another arrival instead.
  const isCarriedOver = target.movedFrom?.date === ticket.date;
  const end = { movedTo, isCarriedOver, change, hasWebhooks };
  const ended = await store.ticketMoves.end(ticket, move, end);
  if (!ended) return null;
  await applySideEffects(store, ended);
  store.invalidateCounter(ended.counterId);
  if (change) await finishDeskChange(deps, ended, change);
  await announceQueue(deps, ended);
  await announceTicket(deps, ended);
  return ended;
}
