import { type CallInput, updateMerchantCall } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { refreshAtom } from '../shared/merchant-atoms.ts';

export type MerchantFactsChange = CallInput<typeof updateMerchantCall>['body'];

/** Changes the public facts of a merchant: absent fields stay as they are. */
export const saveMerchantFactsAtom = atom(
  null,
  async (get, set, merchantId: number, body: MerchantFactsChange) => {
    await send(get(httpAtom), updateMerchantCall, { params: { merchantId }, body });
    set(refreshAtom);
  },
);
