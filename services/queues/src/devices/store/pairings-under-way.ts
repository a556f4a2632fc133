import { openVersionedDocuments } from '@turno/kit';
import type { Db } from 'mongodb';
import { beginPairing, type PairingUnderWay } from '../rules/pairings-under-way.ts';

type Wanted = { tokenHash: string; paired: readonly string[]; limit: number };

/** The pairings in progress of a merchant: one document decides which of two screens gets the last place. */
export async function createPairingsUnderWay(db: Db, now: () => Date) {
  const lists = await openVersionedDocuments<{ pairings: readonly PairingUnderWay[] }>(db, {
    name: 'pairingsUnderWay',
    empty: { pairings: [] },
  });
  return {
    /** Takes a place for a screen; `false` when none is free. */
    begin: (merchantId: number, wanted: Wanted): Promise<boolean> =>
      lists.change(merchantId, (list) => {
        const pairings = beginPairing(list.pairings, { ...wanted, now: now() });
        return { next: pairings ? { pairings } : list, result: pairings !== null };
      }),
  };
}
