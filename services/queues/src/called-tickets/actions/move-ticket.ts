import { ApiError } from '@turno/kit';
import type { MovedTo } from '@turno/shared-types';
import { loadCallContext } from '../../calling/index.ts';
import { ignoreApiErrors, randomKey } from '../../core/index.ts';
import type { LoadedQueue } from '../../figures/index.ts';
import { applySideEffects, assertAllowed, loadLineUpContext } from '../../line-up/index.ts';
import { type TicketMove, type TicketRecord, ticketValue } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { calledDayViolation } from '../rules/called-day.ts';
import { moveViolation, sortKeySince } from '../rules/move.ts';
import { finishDeskChange } from './command-ticket.ts';
import { finishArrival, finishMove, lineUpOf } from './finish-move.ts';

export type MoveCommand = {
  merchantId: number;
  queueId: number;
  counterId: number;
  number: number;
  /** The other queue of the merchant. */
  toQueueId: number;
  /** Identifies the command when its request is repeated. */
  commandId: string | null;
};

/** How often a ticket may change between the read and the update. */
const ATTEMPTS = 20;

export type MovedTicket = LoadedQueue & { ticket: TicketRecord; movedTo: MovedTo };

/**
 * S-21: moves a waiting or called ticket to another queue, once for each command. Its holder gets the next number there and
 * keeps the waiting time: the ticket is called before those who joined later. Returns the ticket as this command left it.
 */
export async function moveTicket(deps: Deps, command: MoveCommand): Promise<MovedTicket> {
  const { merchant, queue } = await loadCallContext(deps, command);
  if (!queue) throw new ApiError('queue_not_found');
  const commandId = command.commandId ?? randomKey();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ticket = await attemptMove(deps, { ...command, commandId });
    if (ticket?.movedTo) return { merchant, queue, ticket, movedTo: ticket.movedTo };
  }
  throw new ApiError('service_unavailable');
}

type Identified = MoveCommand & { commandId: string };

/** The ticket after the command; `null` when it changed meanwhile. */
async function attemptMove(deps: Deps, command: Identified): Promise<TicketRecord | null> {
  const { deskCommands, ticketMoves } = deps.store;
  const found = await deskCommands.find(command.counterId, command.number);
  if (!found) throw new ApiError('ticket_not_found');
  const { ticket, change, move: other } = found;
  if (found.hasEffectsDue) await applySideEffects(deps.store, ticket);
  if (change) await finishDeskChange(deps, ticket, change);
  if (other) {
    await finishMove(deps, ticket, other).catch(ignoreApiErrors);
    return null;
  }
  if (found.hasCommand(command.commandId)) return ticket;
  if (ticket.arriving) {
    // A second move before the first one is complete would leave the first ticket unfinished.
    await finishArrival(deps, ticket);
    return null;
  }
  const move = await moveOf(deps, command, ticket);
  return (await ticketMoves.intend(ticket, move)) ? finishMove(deps, ticket, move) : null;
}

/** The intent of the command; throws if the ticket cannot be moved. */
async function moveOf(deps: Deps, command: Identified, ticket: TicketRecord): Promise<TicketMove> {
  const { commandId, toQueueId: queueId } = command;
  const { store } = deps;
  const context = await loadCallContext(deps, command);
  const { queue } = context;
  if (!queue) throw new ApiError('queue_not_found');
  const movedFrom = {
    queueName: queue.name,
    ticketValue: ticketValue(queue, ticket.number, ticket.time),
  };
  const at = deps.now();
  const { executedAt, createdAt } = ticket;
  const move = { id: randomKey(), commandId, queueId, at, executedAt, movedFrom };
  const request = lineUpOf(ticket, { ...move, counterId: 0 });
  const target = await loadLineUpContext(deps, request);
  const called = { ...context, queue, now: at, waits: executedAt === null };
  const violation = moveViolation(ticket, target) ?? calledDayViolation(called);
  if (violation) throw new ApiError(violation.code, violation.payload ?? null);
  assertAllowed(request, target, at);
  const { id: counterId = 0 } = target.counter ?? {};
  const figures = (await store.figures.read([counterId])).get(counterId);
  const sortKey = figures && sortKeySince(figures, createdAt);
  return { ...move, counterId, ...(sortKey === undefined ? {} : { sortKey }) };
}
