import { storageAtom } from '@turno/shared-ui/boot';
import { atom } from 'jotai';
import { merchantAtom } from '../shared/merchant-atoms.ts';

const keyOf = (merchantId: number) => `turno.gate.${merchantId}`;

const changedAtom = atom<{ merchantId: number; gate: string } | null>(null);

/** The gate where this device is used, `''` for none. The device stores it for each merchant, independent of the account. */
export const gateAtom = atom(
  (get) => {
    const merchantId = get(merchantAtom)?.id ?? 0;
    const changed = get(changedAtom);
    if (changed?.merchantId === merchantId) return changed.gate;
    return get(storageAtom).getItem(keyOf(merchantId)) ?? '';
  },
  (get, set, gate: string) => {
    const merchantId = get(merchantAtom)?.id ?? 0;
    set(changedAtom, { merchantId, gate });
    get(storageAtom).setItem(keyOf(merchantId), gate);
  },
);
