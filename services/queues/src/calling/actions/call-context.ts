import { ApiError } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import { type MerchantDay, merchantDay } from '@turno/shared-types/rules';
import type { Actor, RuleViolation } from '../../core/index.ts';
import { finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { isAutomatic } from '../rules/auto-turn.ts';
import type { CalledBefore } from '../rules/group-call.ts';
import { callNextViolation, showOf } from '../rules/may-call-next.ts';
import { finishGroup } from './call-group.ts';

export type CallNextCommand = {
  merchantId: number;
  queueId: number;
  counterId: number;
  userId: number;
  /** The number being served as the manager saw it; if the desk has called a later one since, the command calls none (S-20). */
  expectedCounter: number | null;
  /** How many people to reach with one command; absent calls one ticket. */
  paxCount?: number | null;
  /** The desk that calls; absent for the desk without a name. */
  deskId?: number | null;
  idempotencyKey: string | null;
  /** The author of the call in the activity. */
  by?: Actor;
  /** The previous call of the same command at this counter, if the command calls one ticket after another. */
  before?: CalledBefore | undefined;
  /** Whether the command may go to another queue under its key; every other command claims its key for its queue. */
  isMoving?: boolean;
  /**
   * Whether the sender knows that the command has already called; a command that claims its key finds that out when it calls.
   */
  isRepeated?: boolean;
};

/** What a call at a counter depends on, possibly a moment old. */
export type CallContext = {
  merchant: MerchantRecord;
  queue: QueueRecord | null;
  /** The call relies only on its queue and its day, which never change. */
  counter: CounterRecord;
  desk: Desk | null;
};
type CounterRef = {
  merchantId: number;
  queueId: number;
  counterId: number;
  deskId?: number | null;
};

/** Loads from caches what a call depends on; throws when the ids do not belong together. */
export async function loadCallContext(
  { store }: Deps,
  { merchantId, queueId, counterId, deskId = null }: CounterRef,
): Promise<CallContext> {
  const [merchant, queue, counter, desk] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
    store.figures.peek(counterId)?.counter ??
      store.counters.find(counterId, { queueId, merchantId }),
    deskId === null ? null : store.desks.find(merchantId, deskId),
  ]);
  const isOwn = counter?.queueId === queueId && counter.merchantId === merchantId;
  if (!merchant || !counter || !isOwn) throw new ApiError('queue_not_found');
  if (deskId !== null && !desk) throw new ApiError('desk_not_found');
  return { merchant, queue, counter, desk };
}

/** Why no ticket may be called at a counter now; `null` when calling is possible. */
export function callViolation(
  { now, settings: { openOnlyInTime } }: Deps,
  { merchant, queue, counter }: CallContext,
): RuleViolation | null {
  // The removal of a queue cancels its waiting tickets.
  if (!queue) return { code: 'queue_closed' };
  const moment = { timezone: merchant.timezone, now: now() };
  const show = showOf(queue, counter, moment);
  const day = merchantDay(merchant, moment.now);
  return callNextViolation(counter, day, { openOnlyInTime, show });
}

/** Reads the counter after finishing every pending ticket and group: all numbers up to the last one have their tickets. */
export async function readCompleteCounter(deps: Deps, counterId: number): Promise<CounterRecord> {
  const counter = await finishPendingTickets(deps.store.steps, counterId);
  if (!counter) throw new ApiError('queue_not_found');
  if (!counter.groupCall) return counter;
  await finishGroup(deps, counterId, counter.groupCall);
  return readCompleteCounter(deps, counterId);
}

export type AutomaticQueues = {
  merchant: MerchantRecord;
  day: MerchantDay;
  queues: (QueueRecord & { nextRatio: number })[];
  /** Today's counters, one for each queue. */
  counters: CounterRecord[];
};

/** The automatic queues of a merchant on its current day. */
export async function loadAutomaticQueues(
  { store, now }: Deps,
  merchantId: number,
): Promise<AutomaticQueues> {
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  const day = merchantDay(merchant, now());
  const queues = (await store.queues.findOf([merchantId])).filter(isAutomatic);
  const keys = queues.map(({ id: queueId }) => ({ queueId, merchantId, date: day.date }));
  return { merchant, day, queues, counters: await store.counters.ensure(keys) };
}
