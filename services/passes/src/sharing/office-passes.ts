import { isRejection } from '@turno/kit';
import { addPasses } from '../closures/index.ts';
import type { Deps } from '../deps.ts';
import { commandIds } from '../ids.ts';
import type { Pass } from '../passes/index.ts';

type OfficeDeps = Pick<Deps, 'store' | 'now' | 'provider'>;

/** The pass with a code: one of this service, or one that the ticket office sold, which is stored when it is first scanned. */
export async function findPass(deps: OfficeDeps, code: string): Promise<Pass | null> {
  return (await deps.store.passes.findByCode(code)) ?? (await takeOver(deps, code));
}

/** Stores a pass that the ticket office knows. Its id is derived from the code, so two concurrent scans store one pass. */
async function takeOver({ store, now, provider }: OfficeDeps, code: string): Promise<Pass | null> {
  const sold = await soldPass({ provider }, code);
  const passType = sold && (await store.passTypes.find(sold.passTypeId));
  if (!passType) return null;
  const [id = 0] = commandIds(['office', code], 1);
  const { code: _code, passTypeId: _passTypeId, ...facts } = sold;
  const createdAt = now();
  await addPasses({ store }, passType, [
    {
      id,
      mediacode: code,
      passType,
      createdAt,
      provider: { ...facts, readAt: createdAt },
      userId: null,
      passOwnerId: null,
      issuedBy: null,
      activatedOn: [],
      transfers: 0,
      usages: [],
      revision: 0,
      pastUses: 0,
      returns: [],
    },
  ]);
  return store.passes.findByCode(code);
}

/**
 * The facts that the ticket office returns for a code; `null` when it rejects the code. Throws while the office is unavailable,
 * because it may know the code.
 */
async function soldPass({ provider }: Pick<Deps, 'provider'>, code: string) {
  try {
    return await provider.find(code);
  } catch (error) {
    if (!isRejection(error)) throw error;
    return null;
  }
}
