import {
  changeRoleCall,
  closeMerchantCall,
  handOverCall,
  inviteManagerCall,
  removeManagerCall,
  revokeInvitationCall,
  type StaffRole,
} from '@turno/shared-types';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import type { MerchantEvent } from '@turno/shared-ui/followed-merchant';
import { idempotentCommandAtom, send } from '@turno/shared-ui/http';
import { queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import {
  leftMerchantIdAtom,
  merchantEventAtom,
  merchantIdAtom,
  refreshAtom,
  reloadForStaffAtom,
} from '../shared/merchant-atoms.ts';
import { managersKeyAtom } from '../shared/team.ts';

const reloadAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: get(managersKeyAtom) }),
);

/**
 * S-08: refetches the team when a person joined, left, was removed or got another role; a removed person loses the merchant.
 */
export const managersEventAtom = atom(null, (get, set, id: number, event: MerchantEvent) => {
  set(merchantEventAtom, id, event);
  if (event.type !== 'merchant-changed') return;
  void set(reloadForStaffAtom, id, get(managersKeyAtom));
});

type Invitation = { email: string; role: StaffRole };

// Without an idempotency key a retry would mail the invitation again, with a link that invalidates the first.
const mailInvitationAtom = idempotentCommandAtom(
  (get, _set, { merchantId, ...body }: Invitation & { merchantId: number }, idempotencyKey) =>
    send(get(httpAtom), inviteManagerCall, { params: { merchantId }, body, idempotencyKey }),
);

/** Requests the mail of an invitation. */
export const inviteAtom = atom(null, async (get, set, invitation: Invitation) => {
  await set(mailInvitationAtom, { ...invitation, merchantId: get(merchantIdAtom) });
  await set(reloadAtom);
});

export const revokeAtom = atom(null, async (get, set, invitationId: string) => {
  const params = { merchantId: get(merchantIdAtom), invitationId };
  await send(get(httpAtom), revokeInvitationCall, { params });
  await set(reloadAtom);
});

export const changeRoleAtom = atom(null, async (get, set, userId: number, role: StaffRole) => {
  const params = { merchantId: get(merchantIdAtom), userId };
  await send(get(httpAtom), changeRoleCall, { params, body: { role } });
  await set(reloadAtom);
  set(refreshAtom);
});

/** Makes another person the owner. Resolves once the page shows the new roles, so that nothing moves after its sheet has closed. */
export const handOverAtom = atom(null, async (get, set, userId: number) => {
  const merchantId = get(merchantIdAtom);
  await send(get(httpAtom), handOverCall, { params: { merchantId, userId }, body: {} });
  set(refreshAtom);
  await set(reloadForStaffAtom, merchantId, get(managersKeyAtom));
});

/** Removes another person, or oneself. */
export const removeManagerAtom = atom(null, async (get, set, userId: number) => {
  const merchantId = get(merchantIdAtom);
  await send(get(httpAtom), removeManagerCall, { params: { merchantId, userId } });
  if (userId === get(sessionAtom)?.id) set(leftMerchantIdAtom, merchantId);
  set(refreshAtom);
  await set(reloadForStaffAtom, merchantId, get(managersKeyAtom));
});

/** Closes the merchant for good. */
export const closeMerchantAtom = atom(null, async (get, set) => {
  const params = { merchantId: get(merchantIdAtom) };
  await send(get(httpAtom), closeMerchantCall, { params, body: {} });
  set(refreshAtom);
});
