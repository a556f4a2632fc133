import {
  type DefaultError,
  notifyManager,
  QueryObserver,
  type QueryObserverBaseResult,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { CallError } from '@turno/shared-ui/http';
import { type Atom, atom, type Getter } from 'jotai';
import { queryClientAtom } from './query-client.ts';

/** How often a request without an answer is sent again while its page is visible. */
const UNANSWERED_MS = 10_000;

type Pace<Data> = NonNullable<QueryObserverOptions<Data>['refetchInterval']>;

/** State of one query in a store; `failed` is the error of the last attempt at the query of that hash. */
type QueryState<Data> = {
  observer: QueryObserver<Data> | null;
  failed: { hash: string; error: Error } | null;
};

/**
 * A query as an atom: data, error, and whether it is fetching. Its options may depend on other atoms. Known data stays when
 * they change, when a screen unmounts, and after a failed fetch. A request without any answer is repeated automatically,
 * however long the interval of the query, so that a page recovers with the network.
 */
export function atomWithQuery<Data>(
  optionsOf: (get: Getter) => QueryObserverOptions<Data>,
): Atom<QueryObserverBaseResult<Data>> {
  // One observer for each store; it lives on while its options change.
  const stateAtom = atom((): QueryState<Data> => ({ observer: null, failed: null }));
  const observedAtom = atom((get) => {
    const client = get(queryClientAtom);
    const own = optionsOf(get);
    const options = client.defaultQueryOptions<Data, DefaultError, Data, Data>({
      ...own,
      refetchInterval: soonerUnanswered(own.refetchInterval),
      _optimisticResults: 'optimistic',
    });
    const state = get(stateAtom);
    if (state.observer) state.observer.setOptions(options);
    else state.observer = new QueryObserver<Data>(client, options);
    return { state, observer: state.observer, options };
  });

  const changesAtom = atom(0);
  const followAtom = atom(
    (get) => get(changesAtom),
    (get, set) => {
      const { state, observer } = get(observedAtom);
      const publish = () => set(changesAtom, (changes) => changes + 1);
      const stop = observer.subscribe(notifyManager.batchCalls(publish));
      // The result may have changed between the read and the subscription.
      observer.updateResult();
      publish();
      return () => {
        stop();
        state.failed = null;
        // The result that was read before is stale when a component subscribes again.
        publish();
      };
    },
  );
  followAtom.onMount = (follow) => follow();

  return atom((get) => {
    get(followAtom);
    const { state, observer, options } = get(observedAtom);
    return withFailure(state, options.queryHash, observer.getOptimisticResult(options));
  });
}

/** The `refetchInterval` of a query; if this is long, a request without an answer is repeated sooner. */
function soonerUnanswered<Data>(pace: Pace<Data> = false): Pace<Data> {
  return (query) => {
    const ms = (typeof pace === 'function' ? pace(query) : pace) || false;
    const { error } = query.state;
    const isUnanswered = error instanceof CallError && error.isOffline;
    return isUnanswered ? Math.min(ms || UNANSWERED_MS, UNANSWERED_MS) : ms;
  };
}

/** Keeps reporting the error during a retry without data, until the retry ends or the last subscriber leaves. */
function withFailure<Data>(
  state: QueryState<Data>,
  hash: string,
  result: QueryObserverBaseResult<Data>,
): QueryObserverBaseResult<Data> {
  if (result.error) state.failed = { hash, error: result.error };
  else if (!result.isFetching || result.data !== undefined || state.failed?.hash !== hash) {
    state.failed = null;
  }
  return state.failed ? { ...result, error: state.failed.error } : result;
}
