import { ApiError, backOffMs, commandKey } from '@turno/kit';
import { type RuleViolation, randomKey } from '../../core/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { hasCalledSince } from '../rules/may-call-next.ts';
import type { Called } from '../store/call-rounds.ts';
import type { CommandCall } from '../store/call-steps.ts';
import type { LastCall } from '../store/desk-chains.ts';
import {
  type CallContext,
  type CallNextCommand,
  callViolation,
  loadCallContext,
  readCompleteCounter,
} from './call-context.ts';
import { callGroup, finishGroup } from './call-group.ts';
import { finishCall, recordAgain } from './finish-call.ts';

const ATTEMPTS = 60;

/**
 * The tickets that this command called, in order; empty when its desk had called since the manager looked, or when the next
 * ticket must be called separately from `before`.
 */
export type CallNextResult = {
  merchant: MerchantRecord;
  queue: QueueRecord | null;
  tickets: CommandCall[];
};
type CallRequest = { command: CallNextCommand; callId: string; context: CallContext };
/** The facts that a command relies on: as cached by this process, or as read from the database. */
type Seen = {
  isCached: boolean;
  /** The latest call of its desk. */
  last: LastCall;
  /** The ticket that the command has already called, or the first of them. */
  known: CommandCall | null;
  /** The counter at which its key was used. */
  claimedBy: number | null;
  isRevoked: boolean;
};

/** The id of a command on the ticket that it calls, in whichever queue. */
export function callIdOf(userId: number, idempotencyKey: string): string {
  return commandKey(userId, idempotencyKey);
}

/**
 * Calls the smallest waiting number, once for each command; the counter then shows it (QUE-044, QUE-049). Commands of different
 * desks each call one ticket, and so do those of one desk that expect no number; of those that expect the same number, the
 * second of a double press calls none. The first attempt relies on this process's cache, which the write validates; a command
 * is rejected only after a read of the database.
 */
export async function callNext(deps: Deps, command: CallNextCommand): Promise<CallNextResult> {
  const { counterId, deskId = null, idempotencyKey: key, paxCount, isRepeated } = command;
  const callId = key === null ? randomKey() : callIdOf(command.userId, key);
  const [context, last] = await Promise.all([
    loadCallContext(deps, command),
    deps.store.calls.peekLastCall(counterId, deskId),
  ]);
  const request = { command, callId, context };
  const cached = { isCached: true, last, known: null, claimedBy: null, isRevoked: false };
  let tickets = paxCount || isRepeated ? null : await attempt(deps, request, cached);
  for (let tries = 0; !tickets && tries < ATTEMPTS; tries += 1) {
    if (tries > 0) await deps.store.steps.pause(backOffMs(tries));
    // Another command of its desk, or a copy of this one, was faster; a fresh read shows which.
    tickets = await attempt(deps, request, await look(deps, request));
  }
  if (!tickets) throw new ApiError('service_unavailable');
  const { merchant, queue } = context;
  return { merchant, queue, tickets };
}

async function look({ store, now }: Deps, { command, callId }: CallRequest): Promise<Seen> {
  const { counterId, deskId = null, idempotencyKey: key, isMoving = false } = command;
  const [last, known, claim, isRevoked] = await Promise.all([
    store.calls.findLastCall(counterId, deskId),
    key === null ? null : store.calls.findByCommand(callId),
    key === null || isMoving ? null : store.calls.findClaim(callId, now()),
    isMoving && store.calls.isRevoked(counterId, callId),
  ]);
  return { isCached: false, last, known, claimedBy: claim?.counterId ?? null, isRevoked };
}

/** The tickets of a command, or none; `null` when it has to read again. */
async function attempt(
  deps: Deps,
  request: CallRequest,
  seen: Seen,
): Promise<CommandCall[] | null> {
  const { command, context } = request;
  if (seen.known) return answeredBefore(deps, request, seen.known);
  const violation = commandViolation(deps, request, seen);
  const isLate = hasCalledSince(seen.last, command.expectedCounter);
  if (seen.isCached && (violation || isLate)) return null;
  if (violation) throw new ApiError(violation.code, violation.payload ?? null);
  if (isLate) return [];
  const called = await (command.paxCount ? callParties : callOne)(deps, request, seen);
  if (called.kind === 'called') {
    await finishCall(deps, called.ticket, called);
    return calledWith(deps, called.ticket);
  }
  if (called.kind === 'beaten' || seen.isCached) return null;
  if (called.kind === 'apart') return [];
  const counter = await deps.store.steps.readCounter(context.counter.id);
  throw new ApiError(counter?.closed ? 'queue_closed' : 'no_tickets_in_queues');
}

function commandViolation(
  deps: Deps,
  { command, context }: CallRequest,
  { claimedBy, isRevoked }: Seen,
): RuleViolation | null {
  const isElsewhere = claimedBy !== null && claimedBy !== command.counterId;
  if (isElsewhere) return { code: 'idempotency_key_reused' };
  return isRevoked ? { code: 'no_tickets_in_queues' } : callViolation(deps, context);
}

function callOne(deps: Deps, request: CallRequest, seen: Seen): Promise<Called> {
  const { counter, merchant } = request.context;
  const { before } = request.command;
  return deps.store.calls.call({
    ...linkOf(request, seen),
    ...(before ? { before } : {}),
    counterId: counter.id,
    at: deps.now(),
    isClaiming: mustClaim(request, seen),
    // With a webhook, its message must be stored before the ticket's flag is removed.
    withEffects: !merchant.webhookNextEnabled,
    hasWebhooks: merchant.hasWebhooks ?? false,
    readCounter: () => readCompleteCounter(deps, counter.id),
    finishArrival: deps.finishArrival,
  });
}

/** Calls several tickets until enough people are reached. */
async function callParties(deps: Deps, request: CallRequest, seen: Seen): Promise<Called> {
  const { callId, command, context } = request;
  const { calls } = deps.store;
  // Read after the desk's last call, so that a group that began earlier is finished first, or is already counted.
  const counter = await readCompleteCounter(deps, context.counter.id);
  const claim = { counterId: counter.id, at: deps.now() };
  if (mustClaim(request, seen) && !(await calls.claim(callId, claim))) return { kind: 'beaten' };
  return callGroup(deps, counter, {
    ...linkOf(request, seen),
    callPax: command.paxCount ?? 1,
    ...(context.merchant.hasWebhooks ? { hasWebhooks: true } : {}),
  });
}

function mustClaim({ command }: CallRequest, { claimedBy }: Seen): boolean {
  return command.idempotencyKey !== null && !command.isMoving && claimedBy === null;
}

function linkOf({ callId, command, context: { desk } }: CallRequest, { last }: Seen) {
  const { position: callAfter } = last;
  const { expectedCounter: callExpected, by } = command;
  return {
    callId,
    callAfter,
    callExpected,
    ...(desk ? { desk } : {}),
    ...(by ? { by } : {}),
  };
}

/** The tickets that were called together with this one, the first of its call. */
async function calledWith({ store }: Deps, ticket: TicketRecord): Promise<TicketRecord[]> {
  return ticket.callFirst === ticket.number ? store.calls.findOfGroup(ticket) : [ticket];
}

/** The tickets that this command called before, given the one that stores its id. */
async function answeredBefore(
  deps: Deps,
  { command, callId }: CallRequest,
  ticket: CommandCall,
): Promise<CommandCall[]> {
  const isSameCommand =
    ticket.counterId === command.counterId &&
    ticket.callExpected === command.expectedCounter &&
    (ticket.desk?.id ?? null) === (command.deskId ?? null) &&
    (ticket.callPax ?? null) === (command.paxCount ?? null);
  if (!isSameCommand) throw new ApiError('idempotency_key_reused');
  // S-21: the ticket waits again, so its call has no side effects any more.
  if (ticket.isPast) {
    const isOfGroup = ticket.callPax !== undefined;
    return [ticket, ...(isOfGroup ? await deps.store.calls.findOfGroup(ticket) : [])];
  }
  await recordAgain(deps, { by: command.by, callId }, ticket);
  const counter = await deps.store.steps.readCounter(command.counterId);
  if (counter?.groupCall) await finishGroup(deps, counter.id, counter.groupCall);
  await finishCall(deps, ticket);
  return calledWith(deps, ticket);
}
