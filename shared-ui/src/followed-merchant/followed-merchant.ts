// Following a merchant: one stream, one cached copy and one rule for what arrives out of order.
import {
  type DailyCounter,
  type LiveMessage,
  type Merchant,
  merchantCall,
} from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { keepNewest, withDay } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { type Http, send } from '@turno/shared-ui/http';
import { type LiveState, livePolling, watchMerchant } from '@turno/shared-ui/live';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom, type Getter, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useEffect } from 'react';

/** A message of the stream, or the notification that the stream has opened and earlier messages may be missing. */
export type MerchantEvent = LiveMessage | { type: 'stream-opened' };

/** A query whose data holds merchants that are followed live. */
export type FollowedQuery<Data> = {
  queryKey: readonly unknown[];
  /** The one merchant in the data; left out where there are several. */
  merchantId?: number;
  read: (http: Http) => Promise<Data>;
  /** The data with `change` applied to every merchant in it. */
  mapMerchants: (data: Data, change: (merchant: Merchant) => Merchant) => Data;
  /** Whether a hidden page keeps polling. */
  refetchIntervalInBackground?: boolean;
};

/** How changes of the followed merchant arrive; `null` while none is followed. */
export const liveAtom = atom<{ merchantId: number; state: LiveState } | null>(null);

/** The running fetches, each of which records the days that arrive meanwhile; one set per store. */
const recordersAtom = atom(() => new Set<(day: DailyCounter) => void>());

/**
 * A followed query as an atom. It polls while the stream is down (CST-003). An answer never overwrites newer data: a known day
 * with a higher number stays, and days that arrived during the fetch are applied to its answer.
 */
export function atomWithFollowedQuery<Data>(queryOf: (get: Getter) => FollowedQuery<Data>) {
  return atomWithQuery<Data>((get) => {
    const { read, mapMerchants, merchantId, ...options } = queryOf(get);
    const http = get(httpAtom);
    const client = get(queryClientAtom);
    const recorders = get(recordersAtom);
    const live = get(liveAtom);
    const isFollowed = merchantId === undefined || live?.merchantId === merchantId;
    return {
      ...options,
      refetchInterval: livePolling(isFollowed && live ? live.state : null, MERCHANT_POLL_MS),
      queryFn: async () => {
        const received: DailyCounter[] = [];
        const record = (day: DailyCounter) => void received.push(day);
        recorders.add(record);
        try {
          const answer = await read(http);
          const known = new Map<number, Merchant>();
          const data = client.getQueryData<Data>(options.queryKey);
          if (data) mapMerchants(data, (each) => known.set(each.id, each) && each);
          return mapMerchants(answer, (each) =>
            received.reduce(withDay, keepNewest(known.get(each.id), each)),
          );
        } finally {
          recorders.delete(record);
        }
      },
    };
  });
}

/** Shows the new state of a queue's day immediately. */
export function applyDay<Data>(get: Getter, query: FollowedQuery<Data>, day: DailyCounter): void {
  for (const record of get(recordersAtom)) record(day);
  get(queryClientAtom).setQueryData<Data>(
    query.queryKey,
    (data) => data && query.mapMerchants(data, (merchant) => withDay(merchant, day)),
  );
}

/** Updates a followed query by an event: from its data, or by a fetch. */
export function applyEvent<Data>(
  get: Getter,
  query: FollowedQuery<Data>,
  event: MerchantEvent,
): void {
  if (event.type === 'queue-changed') applyDay(get, query, event.counter);
  if (event.type === 'merchant-changed' || event.type === 'stream-opened') {
    void get(queryClientAtom).invalidateQueries({ queryKey: query.queryKey });
  }
}

/** Follows one merchant while a screen is shown; `eventAtom` receives the events. */
export function useFollowedMerchant(
  merchantId: number | null,
  eventAtom: WritableAtom<unknown, [merchantId: number, event: MerchantEvent], void>,
): void {
  const http = useAtomValue(httpAtom);
  const setLive = useSetAtom(liveAtom);
  const onEvent = useSetAtom(eventAtom);
  useEffect(() => {
    if (merchantId === null) return;
    const onMessage = (message: LiveMessage) => onEvent(merchantId, message);
    const stop = watchMerchant(http, merchantId, onMessage, (state) => {
      setLive({ merchantId, state });
      if (state === 'live') onEvent(merchantId, { type: 'stream-opened' });
    });
    return () => {
      stop();
      setLive(null);
    };
  }, [http, merchantId, setLive, onEvent]);
}

/** One merchant as a followed query. */
export function merchantQuery(merchantId: number): FollowedQuery<Merchant> {
  return {
    queryKey: ['merchant', merchantId],
    merchantId,
    // No abort signal: when one screen replaces another, its queries have no observer for a moment, which would abort the read
    // and send it again.
    read: (http) => send(http, merchantCall, { params: { scope: 'public', merchantId } }),
    mapMerchants: (merchant, change) => change(merchant),
  };
}

/** One merchant, kept up to date. */
export const merchantAtomFor = atomFamily((merchantId: number) =>
  atomWithFollowedQuery(() => merchantQuery(merchantId)),
);
