import { randomInt } from 'node:crypto';
import { ApiError } from '@turno/kit';
import { addPasses } from '../closures/index.ts';
import type { Deps } from '../deps.ts';
import { commandIds } from '../ids.ts';
import type { Pass } from '../passes/index.ts';

type CreateRequest = { userId: number; passTypeId: number; passCount: number; key: string | null };

/**
 * Creates passes for staff to hand over (PAS-019); they belong to no account until a customer redeems them. Their ids are
 * derived from the command, so a retry completes what a crash left and returns the same passes.
 */
export async function createPasses(
  deps: Pick<Deps, 'store' | 'queues' | 'now' | 'newKey'>,
  { userId, passTypeId, passCount, key }: CreateRequest,
): Promise<Pass[]> {
  const { store, now, newKey } = deps;
  const passType = await store.passTypes.findOffered(passTypeId);
  if (!passType) throw new ApiError('pass_type_not_found');
  const merchantIds = passType.merchants.map(({ id }) => id);
  const managed = await deps.queues.managedAmong(userId, merchantIds);
  if (managed.length === 0) throw new ApiError('forbidden');
  const ids = commandIds(['passes', userId, key ?? newKey(), passTypeId, passCount], passCount);
  const createdAt = now();
  const fresh = { userId: null, passOwnerId: null, issuedBy: userId };
  const unused = { activatedOn: [], transfers: 0, usages: [], revision: 0, pastUses: 0 };
  const ofNoOffice = { provider: null, returns: [] };
  await addPasses(
    deps,
    passType,
    ids.map((id) => ({
      id,
      mediacode: newCode(),
      passType,
      createdAt,
      ...fresh,
      ...unused,
      ...ofNoOffice,
    })),
  );
  return store.passes.findByIds(ids);
}

// Without 0 and O, 1 and I, which are easily confused.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** Fifty random bits in a form that people can type. */
function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
