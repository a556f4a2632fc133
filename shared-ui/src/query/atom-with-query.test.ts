import { atom, createStore } from 'jotai';
import { atomWithQuery, createQueryClient, queryClientAtom } from './index.ts';

type Ask = (context: { signal: AbortSignal }) => Promise<string>;

const turn = () => new Promise((done) => setTimeout(done, 0));

/** Lets everything run that is due, however busy the machine: timers of one length fire in the order they were set. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 8; turns += 1) await turn();
}

/** Waits until something holds; the test's own time limit is the end of it. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn();
}

/** A query whose pace may change and whose answer the test decides. */
function scene() {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  const paceAtom = atom<number | false>(false);
  const keyAtom = atom('a');
  let ask: Ask = async () => 'A47';
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
    answer: (next: Ask) => {
      ask = next;
    },
  };
}

const fail: Ask = () => Promise.reject(new Error('away'));

test('a mounted query asks and tells', async () => {
  const { mount, read, asked } = scene();
  expect(read()).toMatchObject({ data: undefined, isPending: true });
  const leave = mount();
  await settle();
  expect(read()).toMatchObject({ data: 'A47', error: null, isFetching: false });
  expect(asked()).toBe(1);
  leave();
});

test('DIS-009 changed options keep what is known while the last fetch stands failed', async () => {
  const { store, mount, read, answer, paceAtom } = scene();
  const leave = mount();
  await settle();
  answer(fail);
  await read().refetch();
  await settle();
  expect(read()).toMatchObject({ data: 'A47', isError: true });
  store.set(paceAtom, 60_000);
  expect(read().data).toBe('A47');
  await settle();
  expect(read()).toMatchObject({ data: 'A47', isError: true });
  leave();
});

test('a screen that leaves after a failed fetch leaves what is known to the next one', async () => {
  const { mount, read, answer } = scene();
  const leave = mount();
  await settle();
  answer(fail);
  await read().refetch();
  await settle();
  leave();
  const leaveAgain = mount();
  expect(read().data).toBe('A47');
  leaveAgain();
});

test('whoever comes back after a failure that left nothing sees it being tried again', async () => {
  const { mount, read, answer } = scene();
  answer(fail);
  const leave = mount();
  await settle();
  expect(read()).toMatchObject({ data: undefined, isError: true });
  leave();
  answer(async () => 'A47');
  expect(read()).toMatchObject({ error: null, isPending: true });
  const leaveAgain = mount();
  await settle();
  expect(read().data).toBe('A47');
  leaveAgain();
});

test('why there is nothing is told until the next attempt knows better', async () => {
  const { mount, read, answer } = scene();
  answer(fail);
  const leave = mount();
  await settle();
  let arrive: (text: string) => void = () => undefined;
  answer(() => new Promise((resolve) => (arrive = resolve)));
  const again = read().refetch();
  await until(() => read().isFetching);
  await settle();
  expect(read()).toMatchObject({ isFetching: true, error: { message: 'away' } });
  arrive('A47');
  await again;
  await settle();
  expect(read()).toMatchObject({ data: 'A47', error: null });
  leave();
});

test('changed options neither stop a fetch that listens to the signal nor send it again', async () => {
  const { store, mount, read, asked, answer, paceAtom } = scene();
  answer(async ({ signal }) => {
    await settle();
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
  const { store, mount, asked, paceAtom } = scene();
  const leave = mount();
  await settle();
  store.set(paceAtom, 10);
  await until(() => asked() > 2);
  leave();
  await settle();
  const atTheEnd = asked();
  await new Promise((done) => setTimeout(done, 40));
  expect(asked()).toBe(atTheEnd);
});

test('another key is another query', async () => {
  const { store, mount, read, answer, keyAtom } = scene();
  const leave = mount();
  await settle();
  answer(async () => 'B12');
  store.set(keyAtom, 'b');
  expect(read().data).toBeUndefined();
  await settle();
  expect(read().data).toBe('B12');
  leave();
});

test('two mounts of one remote ask for themselves', async () => {
  const { queryAtom, asked, answer } = scene();
  const stores = [createStore(), createStore()] as const;
  for (const store of stores) store.set(queryClientAtom, createQueryClient());
  const leave = stores.map((store) => store.sub(queryAtom, () => undefined));
  await settle();
  expect(asked()).toBe(2);
  answer(async () => 'A48');
  await stores[0].get(queryAtom).refetch();
  await settle();
  expect(stores.map((store) => store.get(queryAtom).data)).toEqual(['A48', 'A47']);
  for (const each of leave) each();
});
