import type { LiveMessage } from '@turno/shared-types';

export type Send = (message: LiveMessage) => void;

/** Who watches which merchant. */
export function createWatchers() {
  const watchers = new Map<number, Set<Send>>();
  return {
    isWatched: (merchantId: number): boolean => watchers.has(merchantId),
    merchantIds: (): number[] => [...watchers.keys()],
    send(merchantId: number, message: LiveMessage): void {
      for (const each of watchers.get(merchantId) ?? []) each(message);
    },
    /** Adds a watcher; answers how to take it off. */
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
