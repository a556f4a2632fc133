import type { LiveMessage } from '@turno/shared-types';
import { merchantDay } from '@turno/shared-types/rules';

export type Send = (message: LiveMessage) => void;

/** The watchers of each merchant. */
export function createWatchers() {
  const watchers = new Map<number, Set<Send>>();
  return {
    isWatched: (merchantId: number): boolean => watchers.has(merchantId),
    merchantIds: (): number[] => [...watchers.keys()],
    send(merchantId: number, message: LiveMessage): void {
      for (const each of watchers.get(merchantId) ?? []) each(message);
    },
    /** Adds a watcher; returns a function that removes it. */
    join(merchantId: number, send: Send): () => void {
      const ofMerchant = watchers.get(merchantId) ?? new Set();
      watchers.set(merchantId, ofMerchant.add(send));
      return () => {
        ofMerchant.delete(send);
        const isLast = ofMerchant.size === 0 && watchers.get(merchantId) === ofMerchant;
        if (isLast) watchers.delete(merchantId);
      };
    },
  };
}

type Watched = Parameters<typeof merchantDay>[0] & { id: number };

type Day = { id: number; date: string };

/** The day that the watchers of each merchant know of. */
export function createWatchedDays(now: () => Date, isWatched: (merchantId: number) => boolean) {
  const known = new Map<number, string>();
  const dayOf = (merchant: Watched): Day => ({
    id: merchant.id,
    date: merchantDay(merchant, now()).date,
  });
  return {
    /** Records a merchant that somebody begins to watch; others may do so since an earlier day. */
    begin(merchant: Watched): void {
      const { id, date } = dayOf(merchant);
      known.set(id, known.get(id) ?? date);
    },
    /** The present days of merchants whose watchers know of an earlier one, until they are told. */
    turned(merchants: readonly Watched[]): Day[] {
      for (const id of known.keys()) if (!isWatched(id)) known.delete(id);
      return merchants.map(dayOf).filter(({ id, date }) => (known.get(id) ?? date) !== date);
    },
    recordTold: ({ id, date }: Day): void => void known.set(id, date),
  };
}
