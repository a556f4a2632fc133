import { updateMerchantCall } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { refreshAtom } from '../shared/merchant-atoms.ts';

/** Saves telephone and website of a merchant; an empty text removes one. */
export const saveContactAtom = atom(
  null,
  async (get, set, merchantId: number, contact: { phone: string; website: string }) => {
    const body = { phone: contact.phone || null, website: contact.website || null };
    await send(get(httpAtom), updateMerchantCall, { params: { merchantId }, body });
    set(refreshAtom);
  },
);
