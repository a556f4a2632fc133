import {
  type DefaultError,
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import { queryClientAtom } from './query-client-atom.ts';

/**
 * A query as an atom: what is known, what went wrong, whether it is being fetched. Its options may depend on other
 * atoms. When they change, or when a screen leaves, nothing that is known is lost, whatever became of the last fetch.
 */
export function atomWithQuery<Data>(
  optionsOf: (get: Getter) => QueryObserverOptions<Data>,
): Atom<QueryObserverResult<Data>> {
  // One observer for each store; it lives on while its options change.
  const placeAtom = atom((): { observer: QueryObserver<Data> | null } => ({ observer: null }));
  const observedAtom = atom((get) => {
    const client = get(queryClientAtom);
    const options = client.defaultQueryOptions<Data, DefaultError, Data, Data>({
      ...optionsOf(get),
      _optimisticResults: 'optimistic',
    });
    const place = get(placeAtom);
    if (place.observer) place.observer.setOptions(options);
    else place.observer = new QueryObserver<Data>(client, options);
    return { observer: place.observer, options };
  });

  const changesAtom = atom(0);
  const followAtom = atom(
    (get) => get(changesAtom),
    (get, set) => {
      const { observer } = get(observedAtom);
      const note = () => set(changesAtom, (changes) => changes + 1);
      const stop = observer.subscribe(notifyManager.batchCalls(note));
      // It may have changed between the reading and now.
      observer.updateResult();
      note();
      return () => {
        stop();
        // What was read before is old by the time somebody comes back.
        note();
      };
    },
  );
  followAtom.onMount = (follow) => follow();

  return atom((get) => {
    get(followAtom);
    const { observer, options } = get(observedAtom);
    return observer.getOptimisticResult(options);
  });
}
