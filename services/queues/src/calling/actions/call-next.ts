import { ApiError } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import { merchantDay } from '@turno/shared-types/rules';
import { hashedKey, randomKey } from '../../core/index.ts';
import { announceQueue } from '../../figures/index.ts';
import { applySideEffects, finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps, Store } from '../deps.ts';
import { callNextViolation, showOf } from '../rules/may-call-next.ts';
import type { CallCommand, Called } from '../store/next-ticket.ts';
import { callGroup, finishGroup } from './call-group.ts';

export type CallNextCommand = {
  merchantId: number;
  queueId: number;
  counterId: number;
  userId: number;
  /** The number served as the manager saw it; a desk that has called a later one since calls none (S-20). */
  expectedCounter: number | null;
  /** People to reach with one command; absent calls one ticket. */
  paxCount?: number | null;
  /** The desk that calls; absent is the one without a name. */
  deskId?: number | null;
  idempotencyKey: string | null;
};

const ATTEMPTS = 60;

type Context = { merchant: MerchantRecord; queue: QueueRecord | null; desk: Desk | null };
/** The tickets this very command called, in their order; none when its desk had called since the manager looked. */
export type CallNextResult = Omit<Context, 'desk'> & { tickets: TicketRecord[] };

/** The name a command has on the ticket it calls, whatever queue that is in. */
export function callIdOf(userId: number, idempotencyKey: string): string {
  return hashedKey(`${userId}|${idempotencyKey}`);
}

/**
 * Calls the smallest waiting number, once for each command; the counter then shows it (QUE-044, QUE-049). Commands of
 * several desks each call one; of one desk, the second half of a double press calls none.
 */
export async function callNext(deps: Deps, command: CallNextCommand): Promise<CallNextResult> {
  const { counterId, expectedCounter, deskId = null, idempotencyKey: key } = command;
  const callId = key === null ? randomKey() : callIdOf(command.userId, key);
  const look = () =>
    Promise.all([
      key === null ? null : deps.store.calls.findByCommand(callId),
      deps.store.calls.findLastNumber(counterId, deskId),
    ]);
  // Looked at together, because a press waits for it.
  const [{ counter, ...context }, first] = await Promise.all([loadContext(deps, command), look()]);
  let [known, callAfter] = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (known) return { ...context, tickets: await answeredBefore(deps, command, known) };
    // Read after the desk's last call: a group that began before is finished first, or has been counted.
    const present = await loadServableCounter(deps, context, counter);
    if (expectedCounter !== null && callAfter > expectedCounter) return { ...context, tickets: [] };
    const link = { callId, callAfter, callExpected: expectedCounter, ...ofDesk(context) };
    const called = await callOneOrGroup(deps, command, present, link);
    if (called.kind === 'none-waiting') {
      throw new ApiError(present.closed ? 'queue_closed' : 'no_tickets_in_queues');
    }
    if (called.kind === 'called') {
      await finishCall(deps, called.ticket);
      return { ...context, tickets: await calledWith(deps, called.ticket) };
    }
    // Beaten by another command of this desk, or by this one sent twice: the next look shows which.
    [known, callAfter] = await look();
  }
  throw new ApiError('service_unavailable');
}

async function loadContext(
  { store }: Deps,
  { merchantId, queueId, counterId, deskId = null }: CallNextCommand,
): Promise<Context & { counter: CounterRecord }> {
  const [merchant, queue, counter, desk] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
    store.counters.find(counterId, { queueId, merchantId }),
    deskId === null ? null : findDesk(store, merchantId, deskId),
  ]);
  if (!merchant || !counter) throw new ApiError('queue_not_found');
  return { merchant, queue, counter, desk };
}

async function findDesk(store: Store, merchantId: number, deskId: number): Promise<Desk> {
  const desk = (await store.desks.findOf(merchantId)).find(({ id }) => id === deskId);
  if (!desk) throw new ApiError('desk_not_found');
  return desk;
}

function ofDesk({ desk }: Context): { desk?: Desk } {
  return desk ? { desk } : {};
}

type CallLink = Pick<CallCommand, 'callId' | 'callAfter' | 'callExpected' | 'desk'>;

function callOneOrGroup(
  deps: Deps,
  { paxCount }: CallNextCommand,
  counter: CounterRecord,
  link: CallLink,
): Promise<Called> {
  if (paxCount) return callGroup(deps, counter, { ...link, callPax: paxCount });
  const command = { ...link, counterId: counter.id, limit: counter.lastNumber };
  return deps.store.calls.call({ ...command, at: deps.now() });
}

/** The tickets that were called together with this one, the first of its call. */
async function calledWith({ store }: Deps, ticket: TicketRecord): Promise<TicketRecord[]> {
  return ticket.callFirst === undefined ? [ticket] : store.calls.findOfGroup(ticket);
}

/** The tickets this very command called before, by the one that carries its id. */
async function answeredBefore(
  deps: Deps,
  command: CallNextCommand,
  ticket: TicketRecord,
): Promise<TicketRecord[]> {
  const isSameCommand =
    ticket.counterId === command.counterId &&
    ticket.callExpected === command.expectedCounter &&
    (ticket.desk?.id ?? null) === (command.deskId ?? null) &&
    (ticket.callPax ?? null) === (command.paxCount ?? null);
  if (!isSameCommand) throw new ApiError('idempotency_key_reused');
  const counter = await deps.store.steps.readCounter(command.counterId);
  if (counter?.groupCall) await finishGroup(deps, counter.id, counter.groupCall);
  await finishCall(deps, ticket);
  return calledWith(deps, ticket);
}

/** The counter with every pending ticket and group finished; throws when the queue may not be served now. */
async function loadServableCounter(
  deps: Deps,
  context: Context,
  { id: counterId, date, time }: CounterRecord,
): Promise<CounterRecord> {
  const counter = await finishPendingTickets(deps.store.steps, counterId);
  if (!counter) throw new ApiError('queue_not_found');
  if (counter.groupCall) {
    await finishGroup(deps, counterId, counter.groupCall);
    return loadServableCounter(deps, context, counter);
  }
  const { merchant, queue } = context;
  // A removed queue: its removal cancels the tickets that wait.
  if (!queue && counter.closed) throw new ApiError('queue_closed');
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
