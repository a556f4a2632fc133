import { type Merchant, myMerchantCall } from '@turno/shared-types';
import { lastMerchantIdAtom, sessionAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { type Atom, atom } from 'jotai';

export type MyMerchants = Awaited<ReturnType<typeof readMyMerchants>>;

/** The merchants that the signed-in account works for, and the one it used last. */
export function readMyMerchants(http: Http) {
  return send(http, myMerchantCall);
}

/** Cache key of the account's merchants. */
export const myMerchantsKeyAtom = atom((get) => ['my-merchants', get(sessionAtom)?.id ?? null]);

/**
 * MER-013: the merchant that staff work with, of those that `queryAtom` holds: the one chosen last on this device, else
 * the one that the service names, else the first. Setting it to an id chooses.
 */
export function atomWithChosenMerchant(queryAtom: Atom<{ data: MyMerchants | undefined }>) {
  return atom(
    (get): Merchant | null => {
      const { merchants = [], lastMerchant } = get(queryAtom).data ?? {};
      const wanted = [get(lastMerchantIdAtom), lastMerchant?.id];
      const found = wanted.map((wantedId) => merchants.find(({ id }) => id === wantedId));
      return found.find((merchant) => merchant !== undefined) ?? merchants[0] ?? null;
    },
    (_get, set, merchantId: number) => set(lastMerchantIdAtom, merchantId),
  );
}
