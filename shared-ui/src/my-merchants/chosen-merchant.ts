import { type Merchant, myMerchantCall } from '@turno/shared-types';
import { isOfSite } from '@turno/shared-types/rules';
import {
  franchiseIdAtom,
  lastMerchantIdAtom,
  rememberMerchantAtom,
  sessionAtom,
} from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { queryClientAtom } from '@turno/shared-ui/query';
import { type Atom, atom } from 'jotai';

export type MyMerchants = Awaited<ReturnType<typeof readMyMerchants>>;

type Reading = {
  franchiseId: number | null;
  /** The choice of the person, which the service remembers. */
  chosenId?: number | null;
};

/**
 * The merchants of this site that the signed-in account works for (SHL-017), the ids of its merchants on other sites, and the
 * one it used last.
 */
export async function readMyMerchants(http: Http, { franchiseId, chosenId = null }: Reading) {
  const query = chosenId === null ? {} : { merchant_id: chosenId };
  const mine = await send(http, myMerchantCall, { query });
  const isOfThisSite = (each: Merchant) => isOfSite(each, franchiseId);
  return {
    ...mine,
    merchants: mine.merchants.filter(isOfThisSite),
    elsewhere: mine.merchants
      .filter((each) => !each.closedAt && !isOfThisSite(each))
      .map(({ id }) => id),
  };
}

/** Cache key of the account's merchants. */
export const myMerchantsKeyAtom = atom((get) => ['my-merchants', get(sessionAtom)?.id ?? null]);

/** MER-013: the merchants of a staff page, and the one that the page opened with. */
export type StaffMerchants = MyMerchants & { initialId: number | null };

type Choices = {
  /** A choice that has not been sent to the service yet. */
  unsentId: number | null;
  initial: { userId: number | null; merchantId: number } | null;
};

/** One mutable holder per store, shared by all reads. */
const choicesAtom = atom((): Choices => ({ unsentId: null, initial: null }));

/**
 * Reads the merchants for a staff page. The next read after a choice sends it to the service (IDN-036), only once: a device
 * that repeated it would undo a choice made on another one. A page keeps the merchant that it opened with, so that a later
 * choice on another device does not switch the page.
 */
export const readStaffMerchantsAtom = atom((get) => {
  const franchiseId = get(franchiseIdAtom);
  const userId = get(sessionAtom)?.id ?? null;
  const choices = get(choicesAtom);
  const lastId = get(lastMerchantIdAtom);
  const remember = get(rememberMerchantAtom);
  return async (http: Http): Promise<StaffMerchants> => {
    const chosenId = choices.unsentId;
    const mine = await readMyMerchants(http, { franchiseId, chosenId });
    if (choices.unsentId === chosenId) choices.unsentId = null;
    if (choices.initial?.userId !== userId) {
      const merchantId = chosenOf({ ...mine, initialId: null }, lastId)?.id;
      choices.initial = merchantId === undefined ? null : { userId, merchantId };
      if (merchantId !== undefined) remember(merchantId);
    }
    return { ...mine, initialId: choices.initial?.merchantId ?? null };
  };
});

/** The merchant chosen on this device, else the one the page opened with, else the one that the service names, else the first. */
function chosenOf(
  { merchants, lastMerchant, initialId }: StaffMerchants,
  chosenId: number | null,
): Merchant | null {
  const found = [chosenId, initialId, lastMerchant?.id].map((wanted) =>
    merchants.find(({ id }) => id === wanted),
  );
  return found.find((merchant) => merchant !== undefined) ?? merchants[0] ?? null;
}

/** MER-013, IDN-036: chooses a merchant, on this device and for those where the person signs in later. */
export const chooseMerchantAtom = atom(null, (get, set, merchantId: number) => {
  set(lastMerchantIdAtom, merchantId);
  get(choicesAtom).unsentId = merchantId;
  void get(queryClientAtom).invalidateQueries({ queryKey: get(myMerchantsKeyAtom) });
});

/** MER-013: the merchant that staff work with, among those of `queryAtom`. Writing an id chooses it. */
export function atomWithChosenMerchant(queryAtom: Atom<{ data: StaffMerchants | undefined }>) {
  return atom(
    (get): Merchant | null => {
      const { data } = get(queryAtom);
      return data ? chosenOf(data, get(lastMerchantIdAtom)) : null;
    },
    (_get, set, merchantId: number) => set(chooseMerchantAtom, merchantId),
  );
}
