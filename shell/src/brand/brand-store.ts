import { type Franchising, type FranchisingOverrides, franchisingCall } from '@turno/shared-types';
import { HOME_POLL_MS } from '@turno/shared-types/constants';
import { type Brand, brandOf } from '@turno/shared-types/rules';
import type { KeyValueStore } from '@turno/shared-ui/session';

const NAME = 'turno.franchising';

/** The brand of a site that shows one franchising (CON-017); `null` on any other site, and until it is known. */
export type BrandStore = {
  read(): Brand | null;
  subscribe(listener: () => void): () => void;
};

type StoreOptions = {
  franchiseId: number | null;
  overrides: FranchisingOverrides;
  storage: KeyValueStore;
  load: (franchiseId: number) => Promise<Franchising>;
};

/** Begins with the franchising of the last visit, so that the page does not change its colours while it opens. */
export function createBrandStore({
  franchiseId,
  overrides,
  storage,
  load,
}: StoreOptions): BrandStore {
  const listeners = new Set<() => void>();
  const known = cachedFranchising(storage);
  let present = known && known.id === franchiseId ? brandOf(known, overrides) : null;

  const refresh = async (id: number) => {
    try {
      const franchising = await load(id);
      storage.setItem(NAME, JSON.stringify(franchising));
      present = brandOf(franchising, overrides);
      for (const listener of [...listeners]) listener();
    } catch {
      // A site works without its brand; the next attempt may load it.
      setTimeout(() => void refresh(id), HOME_POLL_MS);
    }
  };
  if (franchiseId !== null) void refresh(franchiseId);
  return {
    read: () => present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function cachedFranchising(storage: KeyValueStore): Franchising | null {
  const text = storage.getItem(NAME);
  // Most pages have no stored brand, and an exception during the start of the scripts costs a phone 30 ms.
  if (text === null) return null;
  try {
    return franchisingCall.reply.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
