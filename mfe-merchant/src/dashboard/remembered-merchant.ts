import { type KeyValueStore, STORAGE_KEYS } from '@turno/shared-ui/session';

/** MER-013, IDN-004: the merchant that was in use last, `null` when none is stored or the text is not ours. */
export function readLastMerchant(storage: KeyValueStore): number | null {
  const text = storage.getItem(STORAGE_KEYS.lastMerchant) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function keepLastMerchant(storage: KeyValueStore, merchantId: number): void {
  storage.setItem(STORAGE_KEYS.lastMerchant, String(merchantId));
}
