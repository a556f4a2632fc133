import { PUT_BACK_BEHIND } from '@turno/shared-types/constants';
import { type CallContext, readCompleteCounter } from '../../calling/index.ts';
import { sortKeyOf, type TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { frontOf, sortKeyBehind } from '../rules/put-back.ts';

/** Tickets that are read beyond those in front, to find room between two sort keys. */
const SPARE = 10;

type Order = Required<Pick<TicketRecord, 'sortKey' | 'waitsSince'>>;
type PutBack = { counterId: number; behind?: number };

/** The position of a ticket that is put back behind the next ones of its queue; in a multi-queue, across all sizes. */
export async function orderBehind(
  deps: Deps,
  { counterId, behind = PUT_BACK_BEHIND }: PutBack,
  context: CallContext,
): Promise<Order> {
  const counterIds = [counterId, ...(await otherSizes(deps, context))];
  const limit = behind + SPARE;
  const lines = await Promise.all(
    counterIds.map(async (id) => {
      const { lastNumber: upTo, current } = await readCompleteCounter(deps, id);
      const waiting = await deps.store.calls.findNext({ counterId: id, upTo, limit, returns: 1 });
      return { waiting, current };
    }),
  );
  const since = lines.map(({ waiting: tickets }) =>
    tickets.map(({ createdAt, waitsSince = createdAt }) => waitsSince.getTime()),
  );
  const { counts, lastSince } = frontOf(since, behind);
  const [own] = lines;
  const sortKeys = (own?.waiting ?? []).map(sortKeyOf);
  return {
    sortKey: sortKeyBehind(sortKeys, counts[0] ?? 0, own?.current ?? 0),
    waitsSince: new Date(lastSince === null ? deps.now() : lastSince + 1),
  };
}

/** The counters of the other sizes of a multi-queue; none for any other queue. */
async function otherSizes(
  { store }: Deps,
  { merchant, queue, counter }: CallContext,
): Promise<number[]> {
  const parentQueueId = queue?.parentQueueId ?? null;
  if (parentQueueId === null) return [];
  const sizes = (await store.queues.findOf([merchant.id])).filter(
    (each) => each.parentQueueId === parentQueueId && each.id !== counter.queueId,
  );
  const { date } = counter;
  const days = sizes.map(({ id: queueId }) => ({ queueId, merchantId: merchant.id, date }));
  return (await store.counters.ensure(days)).map(({ id }) => id);
}
