import type { RemoteProps } from '@turno/shared-types';
import { createQueryClient, type QueryClient, queryClientAtom } from '@turno/shared-ui/query';
import { createStore } from 'jotai';
import { propsAtom, sessionChangesAtom } from './atoms.ts';
import { pickedMerchantAtom } from './last-merchant-atom.ts';

export type FrameStore = ReturnType<typeof createStore>;

/** The state of one mount, shared with no other mount of the remote. */
export function createFrameStore(props: RemoteProps): FrameStore {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  store.set(propsAtom, props);
  return store;
}

/** Synchronises a mount's state with the host's session; returns the stop function. */
export function followSession(store: FrameStore, port: RemoteProps['session']): () => void {
  let userId = port.read()?.id ?? null;
  return port.subscribe(() => {
    const nextId = port.read()?.id ?? null;
    store.set(sessionChangesAtom, (changes) => changes + 1);
    // Another person must not see the data. A visitor who becomes a guest keeps the page.
    if (userId !== null && nextId !== userId) clearPersonalData(store);
    userId = nextId;
  });
}

// IDN-031: merchant state and ticket state.
function clearPersonalData(store: FrameStore): void {
  store.set(pickedMerchantAtom, null);
  const client: QueryClient = store.get(queryClientAtom);
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ type: 'active' });
}
