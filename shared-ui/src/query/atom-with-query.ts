import {
  type DefaultError,
  notifyManager,
  QueryObserver,
  type QueryObserverBaseResult,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import { queryClientAtom } from './query-client-atom.ts';

/** What a store holds of one query; `failed` is why the last attempt at the query of that hash brought nothing. */
type Place<Data> = {
  observer: QueryObserver<Data> | null;
  failed: { hash: string; error: Error } | null;
};

/**
 * A query as an atom: what is known, what went wrong, whether it is being fetched. Its options may depend on other
 * atoms. When they change, or when a screen leaves, nothing that is known is lost, whatever became of the last fetch.
 */
export function atomWithQuery<Data>(
  optionsOf: (get: Getter) => QueryObserverOptions<Data>,
): Atom<QueryObserverBaseResult<Data>> {
  // One observer for each store; it lives on while its options change.
  const placeAtom = atom((): Place<Data> => ({ observer: null, failed: null }));
  const observedAtom = atom((get) => {
    const client = get(queryClientAtom);
    const options = client.defaultQueryOptions<Data, DefaultError, Data, Data>({
      ...optionsOf(get),
      _optimisticResults: 'optimistic',
    });
    const place = get(placeAtom);
    if (place.observer) place.observer.setOptions(options);
    else place.observer = new QueryObserver<Data>(client, options);
    return { place, observer: place.observer, options };
  });

  const changesAtom = atom(0);
  const followAtom = atom(
    (get) => get(changesAtom),
    (get, set) => {
      const { place, observer } = get(observedAtom);
      const note = () => set(changesAtom, (changes) => changes + 1);
      const stop = observer.subscribe(notifyManager.batchCalls(note));
      // It may have changed between the reading and now.
      observer.updateResult();
      note();
      return () => {
        stop();
        place.failed = null;
        // What was read before is old by the time somebody comes back.
        note();
      };
    },
  );
  followAtom.onMount = (follow) => follow();

  return atom((get) => {
    get(followAtom);
    const { place, observer, options } = get(observedAtom);
    return withFailure(place, options.queryHash, observer.getOptimisticResult(options));
  });
}

/** Keeps telling why there is nothing while it is tried again, until that is known better or everybody has left. */
function withFailure<Data>(
  place: Place<Data>,
  hash: string,
  result: QueryObserverBaseResult<Data>,
): QueryObserverBaseResult<Data> {
  if (result.error) place.failed = { hash, error: result.error };
  else if (!result.isFetching || result.data !== undefined || place.failed?.hash !== hash) {
    place.failed = null;
  }
  return place.failed ? { ...result, error: place.failed.error } : result;
}
