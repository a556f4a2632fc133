import {
  closeMerchantCall,
  inviteManagerCall,
  managersCall,
  removeManagerCall,
  revokeInvitationCall,
} from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { newIdempotencyKey, send } from '@turno/shared-ui/http';
import type { MerchantEvent } from '@turno/shared-ui/live/followed-merchant';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { merchantAtom, merchantEventAtom, refreshAtom } from '../shared/merchant-atoms.ts';

const shownIdAtom = atom((get) => get(merchantAtom)?.id ?? 0);
const keyAtom = atom((get) => ['managers', get(shownIdAtom)] as const);

/** The managers of the shown merchant, and its open invitations. */
export const managersQueryAtom = atomWithQuery((get) => {
  const merchantId = get(shownIdAtom);
  return {
    queryKey: get(keyAtom),
    queryFn: () => send(get(httpAtom), managersCall, { params: { merchantId } }),
    enabled: merchantId > 0 && !get(merchantAtom)?.closedAt,
  };
});

const reloadAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: get(keyAtom) }),
);

/** S-08: another manager came, left or was removed; a person who was removed loses the merchant. */
export const managersEventAtom = atom(null, (_get, set, id: number, event: MerchantEvent) => {
  set(merchantEventAtom, id, event);
  if (event.type === 'merchant-changed') void set(reloadAtom);
});

/** Mails an invitation. */
export const inviteAtom = atom(null, async (get, set, email: string) => {
  const params = { merchantId: get(shownIdAtom) };
  const idempotencyKey = newIdempotencyKey();
  await send(get(httpAtom), inviteManagerCall, { params, body: { email }, idempotencyKey });
  await set(reloadAtom);
});

export const revokeAtom = atom(null, async (get, set, invitationId: string) => {
  const params = { merchantId: get(shownIdAtom), invitationId };
  await send(get(httpAtom), revokeInvitationCall, { params });
  await set(reloadAtom);
});

/** Removes a manager, or leaves. */
export const removeManagerAtom = atom(null, async (get, set, userId: number) => {
  const params = { merchantId: get(shownIdAtom), userId };
  await send(get(httpAtom), removeManagerCall, { params });
  await set(reloadAtom);
  set(refreshAtom);
});

/** Closes the merchant for good. */
export const closeMerchantAtom = atom(null, async (get, set) => {
  const params = { merchantId: get(shownIdAtom) };
  await send(get(httpAtom), closeMerchantCall, { params, body: {} });
  set(refreshAtom);
});
