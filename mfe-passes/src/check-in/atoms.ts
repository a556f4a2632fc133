import type { CheckInRecord, Merchant } from '@turno/shared-types';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, newIdempotencyKey } from '@turno/shared-ui/http';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { checkIn, readMyMerchants } from './api.ts';
import { type Reading, refusedRecord, scanDecision } from './entrance-history.ts';

export const myMerchantsQueryAtom = atomWithQuery((get) => ({
  queryKey: ['my-merchants', get(sessionAtom)?.id ?? null],
  queryFn: () => readMyMerchants(get(httpAtom)),
}));

const pickedMerchantIdAtom = atom<number | null>(null);

/** The merchant whose door this is. */
export const merchantAtom = atom(
  (get): Merchant | null => {
    const { data } = get(myMerchantsQueryAtom);
    const picked = data?.merchants.find(({ id }) => id === get(pickedMerchantIdAtom));
    return picked ?? data?.lastMerchant ?? data?.merchants[0] ?? null;
  },
  (_get, set, merchantId: number) => set(pickedMerchantIdAtom, merchantId),
);

/** PSU-008: what has been checked at this door, latest first. */
export const historyAtom = atom<CheckInRecord[]>([]);
export const isCheckingAtom = atom(false);

// A scan whose answer got lost is sent again under the same key, so that it is not refused for having worked.
const pendingScanAtom = atom<{ token: string; key: string } | null>(null);
const keyAtom = atom(null, (get, set, token: string): string => {
  const pending = get(pendingScanAtom);
  if (pending?.token === token) return pending.key;
  const key = newIdempotencyKey();
  set(pendingScanAtom, { token, key });
  return key;
});

/** The words of a refusal, from the screen that knows the language. */
type Words = { alreadyScanned: string; of: (error: unknown) => string };

/** Takes a reading to the door: lets its holder in, or says why not. Answers what was added to the list. */
export const readCodeAtom = atom(
  null,
  async (get, set, reading: Reading, words: Words): Promise<CheckInRecord | null> => {
    const { token } = reading;
    const merchant = get(merchantAtom);
    const decision = scanDecision(reading, get(historyAtom));
    if (!merchant || decision === 'ignore' || get(isCheckingAtom)) return null;
    const add = (record: CheckInRecord) => {
      set(historyAtom, (history) => [record, ...history]);
      return record;
    };
    if (decision === 'already-scanned') {
      return add(refusedRecord(token, words.alreadyScanned, new Date()));
    }
    set(isCheckingAtom, true);
    try {
      const record = await checkIn(get(httpAtom), merchant.id, token, set(keyAtom, token));
      set(pendingScanAtom, null);
      return add({ ...record, token });
    } catch (error) {
      const record = refusedRecord(token, words.of(error), new Date());
      // Nobody has decided yet: it stays out of the list, and the next look asks again.
      if (!isAnswer(error)) return record;
      set(pendingScanAtom, null);
      return add(record);
    } finally {
      set(isCheckingAtom, false);
    }
  },
);

function isAnswer(error: unknown): boolean {
  return error instanceof CallError && !error.isOffline && error.status < 500;
}
