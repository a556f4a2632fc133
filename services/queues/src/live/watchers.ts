import type { LiveMessage } from '@turno/shared-types';
import { localTime } from '@turno/shared-types/rules';

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
    /** Adds a watcher; returns how to take it off. */
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

/** On which local day each watched merchant was last seen. */
export function createWatchedDays(now: () => Date) {
  const seen = new Map<number, { timeZone: string; date: string }>();
  const dateIn = (timeZone: string) => localTime(now(), timeZone).date;
  return {
    record(merchantId: number, timeZone: string): void {
      seen.set(merchantId, { timeZone, date: dateIn(timeZone) });
    },
    /** The merchants whose day has changed since; each is returned once. */
    turned(merchantIds: readonly number[]): number[] {
      return merchantIds.filter((merchantId) => {
        const day = seen.get(merchantId);
        const date = day && dateIn(day.timeZone);
        if (!day || date === undefined || date === day.date) return false;
        day.date = date;
        return true;
      });
    },
  };
}
