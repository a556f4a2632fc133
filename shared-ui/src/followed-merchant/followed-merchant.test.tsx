import { act, renderHook } from '@testing-library/react';
import type { Merchant } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { createQueryClient, queryClientAtom } from '@turno/shared-ui/query';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildRemoteProps,
  type FakeEventSource,
  fakeEventSources,
} from '@turno/shared-ui/test';
import { atom, createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import {
  applyDay,
  applyEvent,
  atomWithFollowedQuery,
  liveAtom,
  type MerchantEvent,
  merchantQuery,
  useFollowedMerchant,
} from './followed-merchant.ts';

const turn = () => jest.advanceTimersByTimeAsync(0);
const day = (counter: number, change = {}) =>
  buildCounter({ id: 5, queueId: 11, counter, ...change });
const bakery = (counter: number, change = {}) =>
  buildMerchant({
    id: 7,
    queues: [buildQueue({ id: 11, queue_daily_counters: [day(counter, change)] })],
  });
const dayOf = (merchant: Merchant | undefined) => merchant?.queues[0]?.queue_daily_counters[0];

/** A followed merchant whose fetches the test answers one by one, in any order. */
function followed() {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  store.set(propsAtom, buildRemoteProps().props);
  const answers: ((merchant: Merchant) => void)[] = [];
  const query = {
    ...merchantQuery(7),
    read: () => new Promise<Merchant>((resolve) => answers.push(resolve)),
  };
  const merchantAtom = atomWithFollowedQuery(() => query);
  store.sub(merchantAtom, () => undefined);
  const write = atom(null, (get, _set, change: (read: typeof get) => void) => change(get));
  const eventAtom = atom(null, (get, _set, _id: number, event: MerchantEvent) =>
    applyEvent(get, query, event),
  );
  return {
    store,
    answers,
    eventAtom,
    shown: () => dayOf(store.get(merchantAtom).data),
    refetch: () => void store.get(merchantAtom).refetch(),
    receive: async (changed: ReturnType<typeof day>) => {
      store.set(write, (get) => applyDay(get, query, changed));
      await turn();
    },
    event: (event: MerchantEvent) => store.set(eventAtom, 7, event),
    answer: async (at: number, merchant: Merchant) => {
      answers[at]?.(merchant);
      await turn();
      await turn();
    },
  };
}

test('MER-030 a day that arrives during the first fetch is in its answer', async () => {
  const { receive, answer, shown } = followed();
  await receive(day(9));
  await answer(0, bakery(8));
  expect(shown()?.counter).toBe(9);
});

test('MER-030 an answer that was read before a message does not take back what the message said', async () => {
  const { receive, answer, shown, refetch } = followed();
  await answer(0, bakery(8));
  refetch();
  await receive(day(8, { paused: true }));
  expect(shown()?.paused).toBe(true);
  await answer(1, bakery(8));
  expect(shown()?.paused).toBe(true);
});

test('DIS-002 an answer overtaken by an earlier message does not take the number back', async () => {
  const { receive, answer, shown, refetch } = followed();
  await answer(0, bakery(8));
  await receive(day(9));
  refetch();
  await answer(1, bakery(8));
  expect(shown()?.counter).toBe(9);
});

test('MER-030 the answer of a later fetch wins, even if the earlier one arrives after it', async () => {
  const { event, answer, answers, shown } = followed();
  await answer(0, bakery(8));
  event({ type: 'merchant-changed', merchantId: 7 });
  event({ type: 'merchant-changed', merchantId: 7 });
  await turn();
  expect(answers).toHaveLength(3);
  await answer(2, bakery(8, { paused: true }));
  await answer(1, bakery(8));
  expect(shown()?.paused).toBe(true);
});

test('QUE-042 a later fetch wins when the numbers are equal', async () => {
  const { receive, answer, shown, refetch } = followed();
  await answer(0, bakery(8));
  await receive(day(8, { paused: true }));
  refetch();
  await answer(1, bakery(8, { paused: false }));
  expect(shown()?.paused).toBe(false);
});

describe('the stream', () => {
  let streams: FakeEventSource[];
  let restore: () => void;
  beforeEach(() => {
    ({ streams, restore } = fakeEventSources());
  });
  afterEach(() => restore());

  function follow() {
    const context = followed();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={context.store}>{children}</Provider>
    );
    const hook = renderHook(() => useFollowedMerchant(7, context.eventAtom), { wrapper });
    return { ...context, unmount: hook.unmount, live: () => context.store.get(liveAtom) };
  }

  test('CST-003 a stream that opens, first or again, has the merchant fetched: messages may be missing', async () => {
    const { answer, answers, live } = follow();
    await act(() => answer(0, bakery(8)));
    act(() => streams[0]?.open());
    expect(live()).toEqual({ merchantId: 7, state: 'live' });
    await act(() => answer(1, bakery(9)));
    act(() => streams[0]?.fail());
    expect(live()).toEqual({ merchantId: 7, state: 'reconnecting' });
    act(() => window.dispatchEvent(new Event('online')));
    act(() => streams.at(-1)?.open());
    await act(turn);
    expect(answers).toHaveLength(3);
  });

  test('MER-030 a message of the stream is shown at once, without a fetch', async () => {
    const { answer, answers, shown } = follow();
    await act(() => answer(0, bakery(8)));
    act(() => streams[0]?.say({ type: 'queue-changed', queueId: 11, counter: day(9) }));
    await act(turn);
    expect(shown()?.counter).toBe(9);
    expect(answers).toHaveLength(1);
  });

  test('a screen that leaves closes its stream', () => {
    const { unmount, live } = follow();
    unmount();
    expect(streams[0]?.isClosed).toBe(true);
    expect(live()).toBeNull();
  });
});
