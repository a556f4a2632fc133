import { ApiError, createBatchCache } from '@turno/kit';
import type { Permission, StaffRole } from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';
import { afterWrite } from '../../core/index.ts';
import type { createQueues, QueueRecord } from '../../queues/index.ts';
import type { MerchantRecord } from './merchant-records.ts';
import type { createMerchants } from './merchants.ts';

type Merchants = Awaited<ReturnType<typeof createMerchants>>;
type Queues = Awaited<ReturnType<typeof createQueues>>;

const MAX_MERCHANTS = 5_000;
const MAX_QUEUES = 20_000;
/** How long a write of another process may stay unseen if its event is lost. */
const TTL_MS = 1_000;

/**
 * Caches merchants and queues, which change rarely and are read by almost every request. A write invalidates what it changes,
 * in this process at once and in others by its event. No decision depends on a cached copy alone, because the update in the
 * database repeats every condition; the one exception is the permission for commands at a desk (decision 274).
 */
export function cacheMerchants(merchants: Merchants, queues: Queues, clock: () => number) {
  const cache = <T>(name: string, max: number, loadMany: LoadMany<T>) =>
    createBatchCache<number, T>({ name, max, ttlMs: TTL_MS, clock, loadMany });
  const byId = cache('merchants', MAX_MERCHANTS, async (ids) =>
    mapById(await merchants.findMany(ids)),
  );
  const queuesById = cache('queues', MAX_QUEUES, async (ids) =>
    mapById(await queues.findMany(ids)),
  );
  const queuesOf = cache('queues-of-merchant', MAX_MERCHANTS, async (ids) =>
    groupByMerchant(ids, await queues.findOf(ids)),
  );
  /** An event names the merchant but not the queue, so all queues are invalidated. */
  const invalidate = (merchantId: number) => {
    byId.invalidate(merchantId);
    queuesOf.invalidate(merchantId);
    queuesById.invalidateAll();
  };
  const invalidateAll = () => {
    byId.invalidateAll();
    queuesOf.invalidateAll();
    queuesById.invalidateAll();
  };
  const findOf = async (merchantIds: readonly number[]): Promise<QueueRecord[]> =>
    [...(await queuesOf.getMany(merchantIds)).values()].flat().toSorted((a, b) => a.id - b.id);
  return {
    invalidate,
    invalidateAll,
    merchants: {
      ...merchants,
      roleFor: roleReader(merchants, (id) => byId.get(id)),
      find: async (id: number) => (await byId.get(id)) ?? null,
      findNow: merchants.find,
      raiseHoursRevision: afterWrite(merchants.raiseHoursRevision, invalidate),
      findMany: async (ids: readonly number[]) => [...(await byId.getMany(ids)).values()],
      change: afterWrite(merchants.change, invalidate),
      put: afterWrite(merchants.put, ({ id }) => invalidate(id)),
    },
    queues: {
      ...queues,
      findMany: async (ids: readonly number[]) => [...(await queuesById.getMany(ids)).values()],
      findOf,
      async find(id: number, merchantId: number): Promise<QueueRecord | null> {
        return (await findOf([merchantId])).find((queue) => queue.id === id) ?? null;
      },
      insert: afterWrite(queues.insert, ({ merchantId }) => invalidate(merchantId)),
      update: afterWrite(queues.update, ({ merchantId }) => invalidate(merchantId)),
      storePace: afterWrite(queues.storePace, (_id, merchantId) => invalidate(merchantId)),
      raiseRevision: afterWrite(queues.raiseRevision, (_ids, merchantId) => invalidate(merchantId)),
      put: afterWrite(queues.put, ({ merchantId }) => invalidate(merchantId)),
      markRemoved: afterWrite(queues.markRemoved, (_id, merchantId) => invalidate(merchantId)),
      removedFamily: afterWrite(queues.removedFamily, invalidateAll),
      finishCreation: afterWrite(queues.finishCreation, invalidateAll),
    },
  };
}

/**
 * Reads the role of a user for a call that needs a permission. Commands at a desk are admitted by the cached team, which is at
 * most a second old; a rejection always comes from the database. S-08: a person whom the call would admit if the merchant were
 * open gets the error that it has closed for good; to others it is a foreign merchant.
 */
function roleReader(
  { roleAt, find }: Merchants,
  known: (id: number) => Promise<MerchantRecord | undefined>,
) {
  return async (
    permission: Permission,
    { merchantId, userId }: { merchantId: number; userId: number },
  ): Promise<StaffRole | null> => {
    const merchant = permission === 'calling' ? await known(merchantId) : undefined;
    const member = merchant?.team.find((each) => each.userId === userId);
    const isAdmitted = member && !merchant?.closedAt && may(member.role, permission);
    if (isAdmitted) return member.role;
    const role = await roleAt(merchantId, userId);
    if (role === null && wouldAdmit(await find(merchantId), userId, permission)) {
      throw new ApiError('merchant_closed_for_good');
    }
    return role;
  };
}

function wouldAdmit(merchant: MerchantRecord | null, userId: number, permission: Permission) {
  const member = merchant?.closedAt && merchant.team.find((each) => each.userId === userId);
  return member ? may(member.role, permission) : false;
}

type LoadMany<T> = (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>;

function mapById<T extends { id: number }>(records: readonly T[]): Map<number, T> {
  return new Map(records.map((record) => [record.id, record]));
}

function groupByMerchant(ids: readonly number[], queues: readonly QueueRecord[]) {
  const ofMerchant = (id: number) => queues.filter(({ merchantId }) => merchantId === id);
  return new Map(ids.map((id) => [id, ofMerchant(id)]));
}
