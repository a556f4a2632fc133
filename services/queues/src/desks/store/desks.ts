import { createCache, openVersionedDocuments } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import type { Db } from 'mongodb';
import { afterWrite, type RuleViolation } from '../../core/index.ts';
import { addDesk, type Changed, type DeskList, renameDesk } from '../rules/desk-list.ts';

const MAX_CACHED = 1_000;
/** How long a desk that another process renamed or removed may still call under its old name. */
const TTL_MS = 10_000;

type Decision = Changed | RuleViolation;

/** The desks of merchants: one document per merchant, so that one update decides about names and ids. */
export async function createDesks(db: Db, clock: () => number) {
  const lists = await openVersionedDocuments<DeskList>(db, {
    name: 'desks',
    empty: { desks: [], lastId: 0 },
  });
  const change = (merchantId: number, decide: (list: DeskList) => Decision) =>
    lists.change(merchantId, (list) => {
      const result = decide(list);
      return { next: 'code' in result ? list : result.list, result };
    });
  const findOf = async (merchantId: number): Promise<Desk[]> => [
    ...(await lists.read(merchantId)).desks,
  ];
  const cached = createCache<number, Desk[]>({
    name: 'desks',
    max: MAX_CACHED,
    ttlMs: TTL_MS,
    clock,
    load: findOf,
  });
  return {
    findOf,
    /** A desk for a call, from the cache; a desk missing from the cached list is read, because it may be new. */
    async find(merchantId: number, id: number): Promise<Desk | null> {
      const isWanted = (desk: Desk) => desk.id === id;
      const known = (await cached.get(merchantId)).find(isWanted);
      if (known) return known;
      cached.invalidate(merchantId);
      return (await cached.get(merchantId)).find(isWanted) ?? null;
    },
    add: afterWrite(
      (merchantId: number, name: string) => change(merchantId, (list) => addDesk(list, name)),
      cached.invalidate,
    ),
    rename: afterWrite(
      (merchantId: number, id: number, name: string) =>
        change(merchantId, (list) => renameDesk(list, id, name)),
      cached.invalidate,
    ),
    remove: afterWrite(
      (merchantId: number, id: number): Promise<boolean> =>
        lists.change(merchantId, (list) => {
          const desks = list.desks.filter((desk) => desk.id !== id);
          const isKnown = desks.length < list.desks.length;
          return { next: isKnown ? { ...list, desks } : list, result: isKnown };
        }),
      cached.invalidate,
    ),
  };
}
