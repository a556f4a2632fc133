import { ApiError } from '@turno/kit';
import type { CallOutput, StaffRole } from '@turno/shared-types';
import type { createMerchantPassTypeCall } from '@turno/shared-types/passes';
import { isOwnPassType } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { commandIds } from '../ids.ts';
import type { PassType } from '../passes/index.ts';

type TypeDeps = Pick<Deps, 'store' | 'queues' | 'newKey'>;
type Change = {
  merchantId: number;
  by: { userId: number; role: StaffRole };
  body: CallOutput<typeof createMerchantPassTypeCall>['body'];
};

/** Creates a pass type of a merchant. Its id is derived from the command, so that a retry finds the type of the first attempt. */
export async function createOwnPassType(
  deps: TypeDeps,
  { key, ...change }: Change & { key: string | null },
): Promise<PassType> {
  const { merchantId, by, body } = change;
  const command = ['own-pass-type', by.userId, merchantId, key ?? deps.newKey()];
  const [id = 0] = commandIds([...command, JSON.stringify(body)], 1);
  const type = await typeOf(deps, change, { id, changeId: String(id) });
  await deps.store.passTypes.addMissing([type]);
  return type;
}

/** Changes a pass type of a merchant; passes that exist stay as they were sold. */
export async function changeOwnPassType(
  deps: TypeDeps,
  { passTypeId: id, ...change }: Change & { passTypeId: number },
): Promise<PassType> {
  const { merchantId } = change;
  const stored = await deps.store.passTypes.find(id);
  if (!stored || !isOwnPassType(stored, merchantId)) throw new ApiError('pass_type_not_found');
  const type = await typeOf(deps, change, { id, changeId: deps.newKey() });
  if (!(await deps.store.passTypes.replaceOwn(type, merchantId))) {
    throw new ApiError('pass_type_not_found');
  }
  return type;
}

/** The type to store; queues names the merchant, and records who changes its types. */
async function typeOf(
  { queues }: TypeDeps,
  { merchantId, by, body: { preferences = [], ...rest } }: Change,
  { id, changeId }: { id: number; changeId: string },
): Promise<PassType> {
  const { name } = await queues.changePassTypes(merchantId, { by, changeId });
  const merchants = [{ id: merchantId, name }];
  return { id, franchisingId: null, merchants, preferences, ...rest };
}
