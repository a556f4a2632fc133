import { updateMerchantCall } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { limitsOf } from '../shared/early-joining.ts';
import { refreshAtom } from '../shared/merchant-atoms.ts';

type Limits = { merchantId: number; choice: number; endsNumbers: boolean };

/** MER-054: saves how long before opening customers may join, and whether numbers end before closing. */
export const saveLimitAtom = atom(
  null,
  async (get, set, { merchantId, choice, endsNumbers }: Limits) => {
    const body = { ...limitsOf(choice), endsNumbersAtClosing: endsNumbers };
    const sent = { params: { merchantId }, body };
    await send(get(httpAtom), updateMerchantCall, sent);
    set(refreshAtom);
  },
);
