import { ApiError } from '@turno/kit';
import type { StaffRole } from '@turno/shared-types';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import type { TeamChange } from '../store/managers.ts';
import { enqueueStaffMail } from './changed-staff.ts';
import { enqueueHandOverMails } from './handed-over-merchant.ts';
import { endKeys } from './remove-manager.ts';

/**
 * S-08: gives a member of the team another role. It takes effect with the next command in this process, and within a second in
 * every other one (decision 274); the event makes open dashboards reload, and a mail informs the person. Returns whether the
 * role changed.
 */
export async function changeRole(
  deps: Deps,
  { role, ...change }: TeamChange & { role: StaffRole },
): Promise<boolean> {
  const { managers, merchants } = deps.store;
  const { merchantId, userId, by } = change;
  const at = deps.now();
  const before = await managers.changeRole({ ...change, role }, at);
  if (before) {
    if (before !== role) await enqueueStaffMail(deps, { merchantId, userId, role, at });
    if (role !== 'owner') await endKeys(deps, merchantId, userId);
    await announceMerchant(deps, merchantId);
    return before !== role;
  }
  if (userId === by && (await merchants.roleAt(merchantId, by)) === 'owner') {
    throw new ApiError('last_owner');
  }
  throw await changeError(deps, change);
}

/** S-08: hands the merchant over to a member of the team; both are mailed. */
export async function handOver(deps: Deps, change: TeamChange): Promise<void> {
  const { merchantId, userId, by } = change;
  const isOther = userId !== by;
  const at = deps.now();
  if (!isOther || !(await deps.store.managers.handOver(change, at)))
    throw await changeError(deps, change);
  await enqueueHandOverMails(deps, { merchantId, from: by, to: userId, at });
  await endKeys(deps, merchantId, by);
  await announceMerchant(deps, merchantId);
}

/** The reason why an owner could not change the team: their role ended meanwhile, or the other person has left. */
async function changeError({ store }: Deps, { merchantId, by }: TeamChange): Promise<ApiError> {
  const role = await store.merchants.roleAt(merchantId, by);
  return new ApiError(role === 'owner' ? 'manager_not_found' : 'forbidden');
}
