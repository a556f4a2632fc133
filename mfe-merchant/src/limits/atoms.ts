import { updateMerchantCall } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { limitsOf } from '../shared/early-joining.ts';
import { refreshAtom } from '../shared/merchant-atoms.ts';

/** MER-054: saves how long before opening customers may join. */
export const saveLimitAtom = atom(
  null,
  async (get, set, { merchantId, choice }: { merchantId: number; choice: number }) => {
    const sent = { params: { merchantId }, body: limitsOf(choice) };
    await send(get(httpAtom), updateMerchantCall, sent);
    set(refreshAtom);
  },
);
