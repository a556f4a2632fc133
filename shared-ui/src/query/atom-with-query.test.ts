import { atom, createStore } from 'jotai';
import { atomWithQuery, createQueryClient, queryClientAtom } from './index.ts';

type QueryFunction = (context: { signal: AbortSignal }) => Promise<string>;

const turn = () => jest.advanceTimersByTimeAsync(1);

/** Lets everything run that is due, however busy the machine: timers of one length fire in the order they were set. */
async function flushPromises(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) await turn();
}

/** Waits until something holds; the test's own time limit is the end of it. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn();
}

/** A query whose pace may change and whose answer the test decides. */
function setUp() {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  const paceAtom = atom<number | false>(false);
  const keyAtom = atom('a');
  let ask: QueryFunction = async () => 'A47';
  let asked = 0;
  const queryAtom = atomWithQuery((get) => ({
    queryKey: [get(keyAtom)],
    queryFn: (context) => {
      asked += 1;
      return ask(context);
    },
    refetchInterval: get(paceAtom),
  }));
  return {
    store,
    queryAtom,
    paceAtom,
    keyAtom,
    mount: () => store.sub(queryAtom, () => undefined),
    read: () => store.get(queryAtom),
    asked: () => asked,
    answer: (next: QueryFunction) => {
      ask = next;
    },
  };
}

const fail: QueryFunction = () => Promise.reject(new Error('away'));

test('a mounted query fetches and publishes the answer', async () => {
  const { mount, read, asked } = setUp();
  expect(read()).toMatchObject({ data: undefined, isPending: true });
  const leave = mount();
  await flushPromises();
  expect(read()).toMatchObject({ data: 'A47', error: null, isFetching: false });
  expect(asked()).toBe(1);
  leave();
});

test('CON-029 a change of the cache is published before any timer runs', async () => {
  const { store, mount, read } = setUp();
  const leave = mount();
  await flushPromises();
  store.get(queryClientAtom).setQueryData(['a'], 'B12');
  await Promise.resolve();
  expect(read().data).toBe('B12');
  leave();
});

test('DIS-009 changed options keep the known data after a failed fetch', async () => {
  const { store, mount, read, answer, paceAtom } = setUp();
  const leave = mount();
  await flushPromises();
  answer(fail);
  await read().refetch();
  await flushPromises();
  expect(read()).toMatchObject({ data: 'A47', isError: true });
  store.set(paceAtom, 60_000);
  expect(read().data).toBe('A47');
  await flushPromises();
  expect(read()).toMatchObject({ data: 'A47', isError: true });
  leave();
});

test('known data survives the unmount of a screen after a failed fetch', async () => {
  const { mount, read, answer } = setUp();
  const leave = mount();
  await flushPromises();
  answer(fail);
  await read().refetch();
  await flushPromises();
  leave();
  const leaveAgain = mount();
  expect(read().data).toBe('A47');
  leaveAgain();
});

test('a query without data fetches again when it is mounted after a failure', async () => {
  const { mount, read, answer } = setUp();
  answer(fail);
  const leave = mount();
  await flushPromises();
  expect(read()).toMatchObject({ data: undefined, isError: true });
  leave();
  answer(async () => 'A47');
  expect(read()).toMatchObject({ error: null, isPending: true });
  const leaveAgain = mount();
  await flushPromises();
  expect(read().data).toBe('A47');
  leaveAgain();
});

test('the error stays until the next attempt succeeds or fails', async () => {
  const { mount, read, answer } = setUp();
  answer(fail);
  const leave = mount();
  await flushPromises();
  let arrive: (text: string) => void = () => undefined;
  answer(() => new Promise((resolve) => (arrive = resolve)));
  const again = read().refetch();
  await until(() => read().isFetching);
  await flushPromises();
  expect(read()).toMatchObject({ isFetching: true, error: { message: 'away' } });
  arrive('A47');
  await again;
  await flushPromises();
  expect(read()).toMatchObject({ data: 'A47', error: null });
  leave();
});

test('changed options neither stop a fetch that listens to the signal nor send it again', async () => {
  const { store, mount, read, asked, answer, paceAtom } = setUp();
  answer(async ({ signal }) => {
    await flushPromises();
    return signal.aborted ? 'stopped' : 'whole';
  });
  const leave = mount();
  store.set(paceAtom, 60_000);
  await until(() => read().data !== undefined);
  expect(read().data).toBe('whole');
  expect(asked()).toBe(1);
  leave();
});

test('CST-003 a changed pace takes effect at once', async () => {
  const { store, mount, asked, paceAtom } = setUp();
  const leave = mount();
  await flushPromises();
  store.set(paceAtom, 10);
  await until(() => asked() > 2);
  leave();
  await flushPromises();
  const atTheEnd = asked();
  await jest.advanceTimersByTimeAsync(40);
  expect(asked()).toBe(atTheEnd);
});

test('another key is another query', async () => {
  const { store, mount, read, answer, keyAtom } = setUp();
  const leave = mount();
  await flushPromises();
  answer(async () => 'B12');
  store.set(keyAtom, 'b');
  expect(read().data).toBeUndefined();
  await flushPromises();
  expect(read().data).toBe('B12');
  leave();
});

test('two mounts of one remote fetch independently', async () => {
  const { queryAtom, asked, answer } = setUp();
  const stores = [createStore(), createStore()] as const;
  for (const store of stores) store.set(queryClientAtom, createQueryClient());
  const leave = stores.map((store) => store.sub(queryAtom, () => undefined));
  await flushPromises();
  expect(asked()).toBe(2);
  answer(async () => 'A48');
  await stores[0].get(queryAtom).refetch();
  await flushPromises();
  expect(stores.map((store) => store.get(queryAtom).data)).toEqual(['A48', 'A47']);
  for (const each of leave) each();
});
