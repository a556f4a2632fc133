import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@turno/kit';
import type { CallOutput, StaffRole } from '@turno/shared-types';
import type { createMerchantPassTypeCall } from '@turno/shared-types/passes';
import type { Deps } from '../deps.ts';
import { commandIds } from '../ids.ts';
import type { PassType } from '../passes/index.ts';
import { MAX_PASS_TYPES } from './store.ts';

type TypeDeps = Pick<Deps, 'store' | 'queues' | 'newKey'>;
type Change = {
  merchantId: number;
  by: { userId: number; role: StaffRole };
  body: CallOutput<typeof createMerchantPassTypeCall>['body'];
};

/**
 * Creates a pass type of a merchant. Its id is derived from the command, so that a retry finds the type that the first attempt
 * created.
 */
export async function createOwnPassType(
  deps: TypeDeps,
  { key, ...change }: Change & { key: string | null },
): Promise<PassType> {
  const { merchantId, by, body } = change;
  const command = ['own-pass-type', by.userId, merchantId, key ?? deps.newKey()];
  const [id = 0] = commandIds([...command, JSON.stringify(body)], 1);
  const type = await typeOf(deps, change, id);
  if (!(await deps.store.passTypes.add(type))) {
    throw new ApiError('pass_types_exceeded', { n: MAX_PASS_TYPES });
  }
  await deps.queues.changePassTypes(merchantId, { by, changeId: String(id) });
  return type;
}

/**
 * Changes a pass type of a merchant; existing passes stay as they were sold. The id of a change is derived from the previous
 * change and stored with the type: a retry finds its own content stored, and announces the same change again.
 */
export async function changeOwnPassType(
  deps: TypeDeps,
  { passTypeId: id, ...change }: Change & { passTypeId: number },
): Promise<PassType> {
  const { merchantId, by, body } = change;
  const { passTypes } = deps.store;
  const stored = await passTypes.findOwn(id, merchantId);
  if (!stored?.isOffered) throw new ApiError('pass_type_not_found');
  const type = await typeOf(deps, change, id);
  let changeId = stored.lastChange;
  if (!isDeepStrictEqual(type, stored.type)) {
    const command = ['change-own-pass-type', by.userId, stored.lastChange, JSON.stringify(body)];
    changeId = commandIds(command, 1).join();
    if (!(await passTypes.replaceOwn(type, merchantId, changeId))) {
      throw new ApiError('pass_type_not_found');
    }
  }
  await deps.queues.changePassTypes(merchantId, { by, changeId });
  return type;
}

/**
 * Stops offering a pass type of a merchant; existing passes and codes that the ticket office sold remain valid. A retry
 * announces the same change again.
 */
export async function removeOwnPassType(
  deps: Pick<Deps, 'store' | 'queues' | 'now'>,
  { merchantId, by, passTypeId: id }: Omit<Change, 'body'> & { passTypeId: number },
): Promise<void> {
  const { passTypes } = deps.store;
  const stored = await passTypes.findOwn(id, merchantId);
  if (!stored) throw new ApiError('pass_type_not_found');
  let { lastChange } = stored;
  if (stored.isOffered) {
    lastChange = commandIds(['remove-own-pass-type', by.userId, lastChange], 1).join();
    await passTypes.removeOwn({ id, merchantId, lastChange }, deps.now());
  }
  await deps.queues.changePassTypes(merchantId, { by, changeId: lastChange });
}

/** The type to store, with the merchant's name from queues. */
async function typeOf(
  { queues }: TypeDeps,
  { merchantId, by, body: { preferences = [], ...rest } }: Change,
  id: number,
): Promise<PassType> {
  const { name } = await queues.changePassTypes(merchantId, { by });
  const merchants = [{ id: merchantId, name }];
  return { id, franchisingId: null, merchants, preferences, ...rest };
}
