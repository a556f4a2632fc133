import type { RemoteProps } from '@turno/shared-types';
import { createQueryClient, type QueryClient, queryClientAtom } from '@turno/shared-ui/query';
import { createStore } from 'jotai';
import { propsAtom, sessionChangesAtom } from './atoms.ts';
import { pickedMerchantAtom } from './last-merchant-atom.ts';

export type FrameStore = ReturnType<typeof createStore>;

/** The state of one mount: nothing in it is shared with another mount of the same remote. */
export function createFrameStore(props: RemoteProps): FrameStore {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  store.set(propsAtom, props);
  return store;
}

/** Keeps a mount's state in step with its host's session; answers how to stop. */
export function followSession(store: FrameStore, port: RemoteProps['session']): () => void {
  let userId = port.read()?.id ?? null;
  return port.subscribe(() => {
    const nextId = port.read()?.id ?? null;
    store.set(sessionChangesAtom, (changes) => changes + 1);
    // What one person was shown is not for the next one. A guest who has just been made keeps the page.
    if (userId !== null && nextId !== userId) forget(store);
    userId = nextId;
  });
}

// IDN-031: merchant state and ticket state.
function forget(store: FrameStore): void {
  store.set(pickedMerchantAtom, null);
  const client: QueryClient = store.get(queryClientAtom);
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ type: 'active' });
}
