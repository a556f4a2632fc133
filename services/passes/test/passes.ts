import type { Pass, PassType } from '../src/passes/store/pass-model.ts';
import type { Store } from '../src/store.ts';

export const TODAY = '2026-11-21';
const FAST_TRACK: PassType = { id: 1, name: 'Fast Track', mode: 'specific', kind: 0, maxUsage: 1 };

let lastId = 100;

/** A daily Fast Track that is valid today for one use. */
export function buildPass(
  change: Partial<Omit<Pass, 'passType'>> & { passType?: Partial<PassType> } = {},
): Pass {
  lastId += 1;
  const { passType, ...rest } = change;
  return {
    id: lastId,
    mediacode: `CODE${lastId}`,
    userId: 1,
    passOwnerId: 10,
    disabled: false,
    activatedOn: [TODAY],
    createdAt: new Date('2026-11-20T10:00:00Z'),
    usages: [],
    ...rest,
    passType: { ...FAST_TRACK, ...passType },
  };
}

/** Inserts passes of user 1 and their owners; returns the references that a line-up with them sends. */
export async function givePasses(store: Store, passes: readonly Pass[]) {
  const owners = new Set(passes.map(({ passOwnerId }) => passOwnerId ?? 0));
  await store.passOwners.addMissing(
    [...owners].map((id) => ({ id, userId: 1, name: `Persona ${id}` })),
  );
  await store.passes.addMissing(passes);
  return passes.map(({ id, passOwnerId }) => ({ id: passOwnerId ?? 0, passId: id }));
}
