import { PUT_BACK_BEHIND } from '@turno/shared-types/constants';
import { type CallContext, readCompleteCounter } from '../../calling/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import { sortKeyOf, type TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { frontOf, sortKeyBehind } from '../rules/put-back.ts';
import { nextDayOf } from './next-day.ts';

/** How many tickets are read beyond those in front, to find room between two sort keys. */
const SPARE = 10;

type Order = Required<Pick<TicketRecord, 'sortKey' | 'waitsSince'>>;

/**
 * The position of a ticket that is put back behind the next ones of its queue; in a multi-queue, across all sizes. If its day
 * has ended, the ticket is carried over to the next day: those in front wait there, or still to be carried over.
 */
export async function orderBehind(
  deps: Deps,
  behind: number = PUT_BACK_BEHIND,
  context: CallContext,
): Promise<Order> {
  const { merchant, queue, counter } = context;
  const next = queue && (await nextDayOf(deps, { merchant, queue, date: counter.date }));
  const days = next ? [counter, next] : [counter];
  const limit = behind + SPARE;
  const lines = await Promise.all(
    (await linesOf(deps, context, days)).map(async (id) => {
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

/** The counters whose tickets may be in front on some days of a queue: its own and those of the other sizes. */
async function linesOf(
  deps: Deps,
  context: CallContext,
  days: readonly CounterRecord[],
): Promise<number[]> {
  const others = await Promise.all(
    days.map((counter) => otherSizes(deps, { ...context, counter })),
  );
  return [...days.map(({ id }) => id), ...others.flat()];
}

/** The counters of the other sizes of a multi-queue; none for other queues. */
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
