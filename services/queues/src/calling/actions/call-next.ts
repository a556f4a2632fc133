import { ApiError } from '@turno/kit';
import { merchantDay } from '@turno/shared-types/rules';
import { hashedKey, randomKey } from '../../core/index.ts';
import { announceQueue } from '../../figures/index.ts';
import { applySideEffects, finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { callNextViolation, showOf } from '../rules/may-call-next.ts';
import type { Called } from '../store/next-ticket.ts';
import { callGroup, finishGroup } from './call-group.ts';

export type CallNextCommand = {
  merchantId: number;
  queueId: number;
  counterId: number;
  userId: number;
  /** The number served as the manager saw it; another one means that the command comes too late. */
  expectedCounter: number | null;
  /** People to reach with one command; absent calls one ticket. */
  paxCount?: number | null;
  idempotencyKey: string | null;
};

const ATTEMPTS = 60;
const SIDE_EFFECTS_LIMIT = 100;

type Context = { merchant: MerchantRecord; queue: QueueRecord | null };
/** The ticket a command called; `null` when another command was faster and this one called none. */
export type CallNextResult = Context & { ticket: TicketRecord | null };

/** The name a command has on the ticket it calls, whatever queue that is in. */
export function callIdOf(userId: number, idempotencyKey: string): string {
  return hashedKey(`${userId}|${idempotencyKey}`);
}

/** Calls the smallest waiting number, once for each command; the counter then shows it (QUE-044, QUE-049). */
export async function callNext(deps: Deps, command: CallNextCommand): Promise<CallNextResult> {
  const { merchantId, queueId, counterId, idempotencyKey: key } = command;
  const [merchant, queue, counter] = await Promise.all([
    deps.store.merchants.find(merchantId),
    deps.store.queues.find(queueId, merchantId),
    deps.store.counters.find(counterId, { queueId, merchantId }),
  ]);
  if (!merchant || !counter) throw new ApiError('queue_not_found');
  const context = { merchant, queue };
  const callId = key === null ? randomKey() : callIdOf(command.userId, key);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answered = await answeredBefore(deps, command, callId);
    if (answered) return { ...context, ticket: answered };
    const present = await loadServableCounter(deps, context, counter);
    if (command.expectedCounter !== null && command.expectedCounter !== present.current) {
      return { ...context, ticket: null };
    }
    const called = await callOneOrGroup(deps, command, present, callId);
    if (called.kind === 'none-waiting') throw new ApiError('no_tickets_in_queues');
    // Beaten by another command, or by this one sent twice: the next read of the counter shows which.
    if (called.kind === 'called') {
      await finishCall(deps, called.ticket);
      return { ...context, ticket: called.ticket };
    }
  }
  throw new ApiError('service_unavailable');
}

function callOneOrGroup(
  deps: Deps,
  { expectedCounter, paxCount }: CallNextCommand,
  counter: CounterRecord,
  callId: string,
): Promise<Called> {
  const command = { callId, callExpected: expectedCounter };
  if (paxCount) return callGroup(deps, counter, { ...command, callPax: paxCount });
  return deps.store.calls.call({
    ...command,
    counterId: counter.id,
    limit: counter.lastNumber,
    callAfter: counter.current,
    at: deps.now(),
  });
}

/** The ticket this very command called before. */
async function answeredBefore(
  deps: Deps,
  command: CallNextCommand,
  callId: string,
): Promise<TicketRecord | null> {
  if (command.idempotencyKey === null) return null;
  const ticket = await deps.store.calls.findByCommand(callId);
  if (!ticket) return null;
  const isSameCommand =
    ticket.counterId === command.counterId &&
    ticket.callExpected === command.expectedCounter &&
    (ticket.callPax ?? null) === (command.paxCount ?? null);
  if (!isSameCommand) throw new ApiError('idempotency_key_reused');
  const counter = await deps.store.steps.readCounter(command.counterId);
  if (counter?.groupCall) await finishGroup(deps, counter.id, counter.groupCall);
  await finishCall(deps, ticket);
  return ticket;
}

/** The counter with every pending ticket and every call finished; throws when the queue may not be served now. */
async function loadServableCounter(
  deps: Deps,
  context: Context,
  { id: counterId, date, time }: CounterRecord,
): Promise<CounterRecord> {
  const { store } = deps;
  const [due, asFound] = await Promise.all([
    store.sideEffects.findDue({ counterId, limit: SIDE_EFFECTS_LIMIT }),
    finishPendingTickets(store.steps, counterId),
  ]);
  await Promise.all(due.map((ticket) => applySideEffects(store, ticket)));
  const counter = due.length > 0 ? await finishPendingTickets(store.steps, counterId) : asFound;
  if (!counter) throw new ApiError('queue_not_found');
  if (counter.groupCall) {
    await finishGroup(deps, counterId, counter.groupCall);
    return loadServableCounter(deps, context, counter);
  }
  const { merchant, queue } = context;
  const now = deps.now();
  const show = showOf(queue, { date, time }, { timezone: merchant.timezone, now });
  const violation = callNextViolation(counter, merchantDay(merchant, now), show);
  if (violation) throw new ApiError(violation.code, violation.payload ?? null);
  return counter;
}

/** What follows from a call; any process may do it, any number of times. */
export async function finishCall(deps: Deps, ticket: TicketRecord): Promise<void> {
  // Watchers read the ticket itself, so the announcement need not wait for the side effects.
  await Promise.all([announceQueue(deps, ticket), applySideEffects(deps.store, ticket)]);
}
