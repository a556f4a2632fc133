import { ApiError } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import { merchantDay } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import { finishPendingTickets } from '../../line-up/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { callNextViolation, isPresentDay, showOf } from '../rules/may-call-next.ts';
import { finishGroup } from './call-group.ts';

/** What a call at a counter depends on, as it may have been a moment ago. */
export type CallContext = {
  merchant: MerchantRecord;
  queue: QueueRecord | null;
  /** Only what never changes of it is relied on: its queue and its day. */
  counter: CounterRecord;
  desk: Desk | null;
};
type CounterRef = {
  merchantId: number;
  queueId: number;
  counterId: number;
  deskId?: number | null;
};

/** Loads from caches what a call depends on; throws when it does not belong together. */
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

/** Why no ticket may be called at a counter now; `null` when it is served. */
export function callViolation(
  { now }: Deps,
  { merchant, queue, counter }: CallContext,
): RuleViolation | null {
  // A removed queue: its removal cancels the tickets that wait.
  if (!queue) return { code: 'queue_closed' };
  const moment = { timezone: merchant.timezone, now: now() };
  const show = showOf(queue, counter, moment);
  return callNextViolation(counter, merchantDay(merchant, moment.now), show);
}

/** Whether a counter is of the present day of its merchant. */
export function isOfPresentDay({ now }: Deps, { merchant, queue, counter }: CallContext): boolean {
  const moment = { timezone: merchant.timezone, now: now() };
  return isPresentDay(counter, merchantDay(merchant, moment.now), showOf(queue, counter, moment));
}

/** The counter with every pending ticket and group finished: all numbers up to its last one have their tickets. */
export async function readCompleteCounter(deps: Deps, counterId: number): Promise<CounterRecord> {
  const counter = await finishPendingTickets(deps.store.steps, counterId);
  if (!counter) throw new ApiError('queue_not_found');
  if (!counter.groupCall) return counter;
  await finishGroup(deps, counterId, counter.groupCall);
  return readCompleteCounter(deps, counterId);
}
