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

/** The day on which each watched merchant was last seen. */
export function createWatchedDays(now: () => Date) {
  const seen = new Map<number, string>();
  return {
    record(merchant: Watched): void {
      seen.set(merchant.id, merchantDay(merchant, now()).date);
    },
    /** The merchants whose day has changed since; each is returned once. */
    turned(merchants: readonly Watched[]): number[] {
      return merchants.flatMap((merchant) => {
        const { date } = merchantDay(merchant, now());
        const before = seen.get(merchant.id);
        if (before === undefined || before === date) return [];
        seen.set(merchant.id, date);
        return [merchant.id];
      });
    },
  };
}
