import { type KeyValueStore, STORAGE_KEYS, safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';

const storageAtom = atom(() => safeStorage(() => window.localStorage));
/** The choice on this page; the frame clears it when another person signs in (IDN-031). */
export const pickedMerchantAtom = atom<number | null>(null);

/** MER-013, IDN-004: the merchant that staff chose last, also before a reload; `null` when none is known. */
export const lastMerchantIdAtom = atom(
  (get) => get(pickedMerchantAtom) ?? readLastMerchant(get(storageAtom)),
  (get, set, merchantId: number) => {
    set(pickedMerchantAtom, merchantId);
    get(storageAtom).setItem(STORAGE_KEYS.lastMerchant, String(merchantId));
  },
);

function readLastMerchant(storage: KeyValueStore): number | null {
  const text = storage.getItem(STORAGE_KEYS.lastMerchant) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
