import { type Age, createSnapshots, invalidating, keepById } from '../../core/index.ts';
import type { createQueues, QueueRecord } from '../../queues/index.ts';
import type { createMerchants } from './merchants.ts';

type Merchants = Awaited<ReturnType<typeof createMerchants>>;
type Queues = Awaited<ReturnType<typeof createQueues>>;

/**
 * Merchants and queues change rarely and are looked at with every request: they are kept until somebody writes, or tells
 * that somebody wrote, and for a second at most in case nobody told. What must not be decided by an old copy is decided
 * by an update in the database.
 */
export function keepPlaces(merchants: Merchants, queues: Queues, age: Age) {
  const keptMerchants = keepById(merchants.findMany, age);
  const keptQueues = keepById(queues.findMany, age);
  const byMerchant = createSnapshots(async (ids) => group(ids, await queues.findOf(ids)), age);
  const invalidate = () => {
    keptMerchants.invalidate();
    keptQueues.invalidate();
    byMerchant.invalidateAll();
  };
  const findOf = async (merchantIds: readonly number[]): Promise<QueueRecord[]> => {
    const found = await byMerchant.read([...new Set(merchantIds)]);
    return [...found.values()].flat().toSorted((a, b) => a.id - b.id);
  };
  return {
    invalidate,
    merchants: {
      ...invalidating(merchants, invalidate),
      find: keptMerchants.find,
      findMany: keptMerchants.findMany,
    },
    queues: {
      ...invalidating(queues, invalidate),
      findMany: keptQueues.findMany,
      findOf,
      async find(id: number, merchantId: number): Promise<QueueRecord | null> {
        return (await findOf([merchantId])).find((queue) => queue.id === id) ?? null;
      },
    },
  };
}

function group(ids: readonly number[], queues: readonly QueueRecord[]) {
  return new Map(
    ids.map((id): [number, QueueRecord[]] => [
      id,
      queues.filter(({ merchantId }) => merchantId === id),
    ]),
  );
}
