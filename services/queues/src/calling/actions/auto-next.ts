import { ApiError, backOffMs } from '@turno/kit';
import { isOverForToday } from '@turno/shared-types/rules';
import { type Actor, hashedKey, randomKey } from '../../core/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import { type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { type AutoQueue, passingOver, takeTurn, withoutGeneric } from '../rules/auto-turn.ts';
import { mayFollow } from '../rules/group-call.ts';
import { callNextViolation } from '../rules/may-call-next.ts';
import type { CommandCall } from '../store/call-steps.ts';
import { type AutomaticQueues, loadAutomaticQueues } from './call-context.ts';
import { callIdOf, callNext } from './call-next.ts';
import { type BeforeAt, callOneByOne } from './call-one-by-one.ts';
import { finishCall } from './finish-call.ts';

export type AutoNextCommand = {
  merchantId: number;
  userId: number;
  /** How many people to call; `null` calls one ticket. */
  paxCount: number | null;
  skipGeneric: boolean;
  /** The desk that calls; absent for the desk without a name. */
  deskId?: number | null;
  by?: Actor;
  /** Identifies the command when its request is repeated. */
  commandId: string | null;
};

const ATTEMPTS = 60;
/** Error codes of a counter at which this command called no ticket. */
const NO_CALL_CODES = ['no_tickets_in_queues', 'queue_closed', 'idempotency_key_reused'];

/** Calls from the automatic queues in their weighted turns; returns every ticket that it called, in order (QUE-045, G-43). */
export async function autoNext(deps: Deps, command: AutoNextCommand): Promise<LoadedTicket[]> {
  if (command.skipGeneric && !deps.settings.skipForGeneric) throw new ApiError('skip_not_allowed');
  const commandId = command.commandId ?? randomKey();
  return callOneByOne(command.paxCount, ({ index, beforeAt }) =>
    callOne(deps, command, { commandId: hashedKey(`${commandId}|${index}`), beforeAt }),
  );
}

/**
 * Calls one ticket from the queue whose turn it is. The command uses the same id in all queues and is revoked in a queue before
 * it goes to another, so that copies of it that were sent to different queues call only one ticket. Returns `null` when another
 * command has to call the ticket whose turn it is (S-21).
 */
async function callOne(
  deps: Deps,
  command: AutoNextCommand,
  { commandId, beforeAt }: { commandId: string; beforeAt: BeforeAt },
): Promise<LoadedTicket | null> {
  const { merchantId, userId, deskId = null, by } = command;
  const { calls, steps, turns } = deps.store;
  const callId = callIdOf(userId, commandId);
  const caller = { userId, deskId, commandId, ...(by ? { by } : {}) };
  let beaten = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [automatic, called] = await Promise.all([
      loadAutomaticQueues(deps, merchantId),
      calls.findByCommand(callId),
    ]);
    if (called) {
      await finishCall(deps, called);
      return loadedTicket(deps, called, automatic);
    }
    const request = { command, commandId, callId, automatic, beforeAt };
    const assigned = await turns.inOrder(merchantId, () => assignCounter(deps, request));
    if (assigned === 'beaten') {
      await steps.pause(backOffMs(beaten));
      beaten += 1;
      continue;
    }
    if (assigned === 'called') continue;
    if (assigned === 'apart') return null;
    const tickets = await callFrom(deps, assigned, { ...caller, before: beforeAt(assigned.id) });
    const [ticket] = tickets ?? [];
    if (tickets) return ticket ? loadedTicket(deps, ticket, automatic) : null;
    // A copy of this command may still be about to call there, which must not happen after this one goes to another queue.
    await calls.revoke(assigned.id, callId);
  }
  throw new ApiError('service_unavailable');
}

type Request = {
  command: AutoNextCommand;
  commandId: string;
  callId: string;
  automatic: AutomaticQueues;
  beforeAt: BeforeAt;
};

/**
 * Chooses the counter that a command calls from: the counter of its earlier turn, or of a new turn if nobody waited there. Each
 * command takes one turn. Returns `beaten` when another process took a turn first, `called` when a copy has called, and
 * `apart`, without taking a turn, when another command has to call the next ticket.
 */
async function assignCounter(
  { store, settings }: Deps,
  { command: { merchantId, skipGeneric }, commandId, callId, automatic, beforeAt }: Request,
): Promise<CounterRecord | 'beaten' | 'called' | 'apart'> {
  const { calls, turns } = store;
  const state = await turns.read(merchantId);
  const mine = state.commands.find((taken) => taken.commandId === commandId);
  const revoked = mine ? await calls.findRevokedCounters(callId) : [];
  const counterOf = (queueId: number | undefined) =>
    automatic.counters.find((counter) => counter.queueId === queueId);
  const counter = counterOf(mine?.queueId);
  const isRevoked = (each?: CounterRecord) => each !== undefined && revoked.includes(each.id);
  if (counter && !isRevoked(counter)) return counter;
  assertServed(automatic, settings);
  const queues = await queuesOf(store, automatic);
  const left = passingOver(queues, ({ id }) => isRevoked(counterOf(id)));
  const next = takeTurn(state, skipGeneric ? withoutGeneric(left) : left);
  if (!next) {
    // A copy of this command may have called the last ticket of another queue meanwhile.
    if (mine && (await calls.findByCommand(callId))) return 'called';
    // S-04: the merchant does not count as closed while anybody waits.
    const isDone = isClosed(automatic) && !queues.some(({ hasWaiting }) => hasWaiting);
    throw new ApiError(isDone ? 'merchant_closed' : 'no_tickets_in_queues');
  }
  const chosen = counterOf(next.queueId);
  if (chosen && (await isApart(store, chosen.id, beforeAt))) return 'apart';
  const change = mine ? turns.retake : turns.take;
  const isTaken = await change(merchantId, state, next.turn, { commandId, queueId: next.queueId });
  return (isTaken && chosen) || 'beaten';
}

/** Whether the next ticket of a counter must be called separately from what this command called there. */
async function isApart(store: Deps['store'], counterId: number, beforeAt: BeforeAt) {
  const before = beforeAt(counterId);
  const first = before && (await store.ticketLists.findFirstWaiting(counterId));
  return Boolean(first && !mayFollow(first, before));
}

async function loadedTicket(
  { store }: Deps,
  ticket: TicketRecord,
  automatic: AutomaticQueues,
): Promise<LoadedTicket> {
  const loaded = await loadTicket(store, ticket, automatic);
  if (!loaded) throw new ApiError('queue_not_found');
  return loaded;
}

type Caller = {
  userId: number;
  deskId: number | null;
  commandId: string;
  before: CommandCall | undefined;
  by?: Actor;
};

/** The tickets that this command calls at a counter; `null` when none waits, or a copy has called from another queue. */
async function callFrom(
  deps: Deps,
  { merchantId, queueId, id }: CounterRecord,
  { commandId, ...caller }: Caller,
): Promise<TicketRecord[] | null> {
  const next = { merchantId, queueId, counterId: id, ...caller, expectedCounter: null };
  try {
    const command = { ...next, idempotencyKey: commandId, isMoving: true };
    return (await callNext(deps, command)).tickets;
  } catch (error) {
    if (NO_CALL_CODES.some((code) => hasCode(error, code))) return null;
    throw error;
  }
}

function assertServed({ day }: AutomaticQueues, settings: Deps['settings']): void {
  const violation = callNextViolation(day, day, settings);
  if (violation) throw new ApiError(violation.code);
}

/** Whether all automatic queues have stopped accepting people for today. */
function isClosed({ day, counters }: AutomaticQueues): boolean {
  const areAllClosed = counters.length > 0 && counters.every(({ closed }) => closed);
  return areAllClosed || isOverForToday(day);
}

async function queuesOf(
  store: Deps['store'],
  { queues, counters }: AutomaticQueues,
): Promise<AutoQueue[]> {
  return Promise.all(
    queues.map(async ({ id, nextRatio, passMode }) => {
      const counter = counters.find(({ queueId }) => queueId === id);
      const hasWaiting =
        counter !== undefined &&
        (counter.pendingTickets.length > 0 ||
          (await store.ticketLists.isAnybodyWaiting([counter.id])));
      return { id, nextRatio, passMode, hasWaiting };
    }),
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
