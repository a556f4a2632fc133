import {
  createMerchantPassTypeCall,
  createPassesCall,
  createPassOwnerCall,
  createPassTypeCall,
} from '@turno/shared-types/passes';
import { buildPass, perDay, startPasses, type TestPasses } from '../test/start-passes.ts';

const STAFF = 1;
const TYPE = 5;
let passes: TestPasses;

beforeAll(async () => {
  passes = await startPasses({});
  passes.queues.teams.add(`3/${STAFF}`);
  passes.queues.merchantsOf.set(3, [{ id: 10, name: 'Parco 10' }]);
  const merchants = [{ id: 10, name: 'M10' }];
  await passes.deps.store.passTypes.addMissing([{ ...buildPass().passType, id: TYPE, merchants }]);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => passes.close());

type As = { token: string; idempotencyKey: string };
const params = { userId: STAFF };
const typeOf = (count: number, { idempotencyKey }: As) => ({
  name: `${idempotencyKey} ${count}`,
  mode: 'specific' as const,
  kind: 0 as const,
  policy: perDay(2),
});

/** The commands of passes that create something; the number makes bodies that differ. */
const COMMANDS = {
  passes: (passCount: number, as: As) =>
    passes.call(createPassesCall, { params, body: { passTypeId: TYPE, passCount } }, as),
  'a pass type': (count: number, as: As) => {
    const body = { ...typeOf(count, as), merchantIds: [10] };
    return passes.call(createPassTypeCall, { params: { franchisingId: 3 }, body }, as);
  },
  'an own pass type': (count: number, as: As) => {
    const input = { params: { merchantId: 10 }, body: typeOf(count, as) };
    return passes.call(createMerchantPassTypeCall, input, as);
  },
  'a pass owner': (count: number, as: As) => {
    const { name } = typeOf(count, as);
    return passes.call(createPassOwnerCall, { params, body: { name } }, as);
  },
};
type Name = keyof typeof COMMANDS;
const NAMES: Name[] = ['passes', 'a pass type', 'an own pass type', 'a pass owner'];
const PAIRS = NAMES.flatMap((first) =>
  NAMES.filter((second) => second !== first).map((second) => ({ first, second })),
);

let lastKey = 0;
/** Sends commands under one new key; the answer is the status with the error code, or with what was created. */
async function underOneKey() {
  lastKey += 1;
  const token = await passes.tokens.tokenFor({ userId: STAFF, role: 'ROLE_MERCHANT' });
  const as = { token, idempotencyKey: `key-${lastKey}` };
  return async (name: Name, count: number) => {
    const { status, body } = await COMMANDS[name](count, as);
    return [status, body.error_code ?? body];
  };
}
const REFUSED = [422, 'idempotency_key_reused'];

async function storedCount(): Promise<number> {
  const kinds = ['passes', 'pass_types', 'pass_owners'];
  const counts = kinds.map((kind) => passes.db.collection(kind).countDocuments());
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test.each(NAMES)(
  'PAS-006 PAS-019 a key that created %s is refused for another body, and the first is repeated',
  async (name) => {
    const send = await underOneKey();
    const first = await send(name, 1);
    expect(first[0]).toBe(201);
    const before = await storedCount();
    expect(await send(name, 2)).toEqual(REFUSED);
    expect(await send(name, 1)).toEqual(first);
    expect(await storedCount()).toBe(before);
  },
);

test.each(PAIRS)(
  'PAS-006 PAS-019 a key that created $first does not create $second',
  async ({ first, second }) => {
    const send = await underOneKey();
    expect((await send(first, 1))[0]).toBe(201);
    const before = await storedCount();
    expect(await send(second, 1)).toEqual(REFUSED);
    expect(await storedCount()).toBe(before);
  },
);

test.each(NAMES)(
  'PAS-006 PAS-019 two requests for %s under one key at once create one thing: the same body has the same answer, another one is refused',
  async (name) => {
    for (const _ of [1, 2, 3]) {
      const before = await storedCount();
      const send = await underOneKey();
      const [one, copy] = await Promise.all([send(name, 1), send(name, 1)]);
      expect(one[0]).toBe(201);
      expect(copy).toEqual(one);
      expect(await storedCount()).toBe(before + 1);
      const other = await underOneKey();
      const answers = await Promise.all([other(name, 1), other(name, 1), other(name, 2)]);
      const created = answers.filter(([status]) => status === 201);
      const rest = answers.filter(([status]) => status !== 201);
      // Either body may come first; who is refused has created nothing.
      expect(rest).toEqual(rest.map(() => REFUSED));
      expect(created).toEqual(created.map(() => created[0]));
      const passCount = name === 'passes' ? created[0]?.[1].passIds.length : 1;
      expect(await storedCount()).toBe(before + 1 + passCount);
    }
  },
);

/** The first write of each command. */
const WRITES = {
  passes: () => jest.spyOn(passes.deps.store.passes, 'addMissing'),
  'a pass type': () => jest.spyOn(passes.deps.store.passTypes, 'add'),
  'an own pass type': () => jest.spyOn(passes.deps.store.passTypes, 'add'),
  'a pass owner': () => jest.spyOn(passes.deps.store.passOwners, 'add'),
};

test.each(NAMES)(
  'PAS-006 PAS-019 a key whose process died before it created %s, or before it stored the answer, still belongs to that request',
  async (name) => {
    const before = await storedCount();
    const send = await underOneKey();
    WRITES[name]().mockRejectedValueOnce(new Error('killed'));
    expect((await send(name, 1))[0]).toBe(500);
    expect(await send(name, 2)).toEqual(REFUSED);
    expect(await storedCount()).toBe(before);
    const { idempotencyRecords } = passes.deps.store;
    jest.spyOn(idempotencyRecords, 'save').mockRejectedValueOnce(new Error('killed'));
    expect((await send(name, 1))[0]).toBe(500);
    expect(await send(name, 2)).toEqual(REFUSED);
    const done = await send(name, 1);
    expect(done[0]).toBe(201);
    expect(await send(name, 1)).toEqual(done);
    expect(await storedCount()).toBe(before + 1);
  },
);

test('PAS-008 PAS-019 a command that is refused has not used its key', async () => {
  const [taken, send] = [await underOneKey(), await underOneKey()];
  expect((await taken('a pass owner', 1))[0]).toBe(201);
  jest.spyOn(passes.deps.store.passOwners, 'add').mockResolvedValueOnce(null);
  expect(await send('a pass owner', 1)).toEqual([422, 'name_exists']);
  expect((await send('passes', 1))[0]).toBe(201);
});

test('PAS-008 a repeated command answers with the person as named now, and no record contains a name', async () => {
  const send = await underOneKey();
  const [, { id, name }] = await send('a pass owner', 1);
  const records = await passes.db.collection('idempotencyRecords').find().toArray();
  expect(records.length).toBeGreaterThan(0);
  expect(JSON.stringify(records.filter(({ reply }) => reply === id))).not.toContain(name);
  await passes.deps.store.passOwners.rename({ id, userId: STAFF, name: 'Giulia' });
  expect((await send('a pass owner', 1))[1]).toMatchObject({ id, name: 'Giulia' });
});

test('PAS-006 a key is free again after a day', async () => {
  const { clock } = passes;
  const before = clock.now;
  const send = await underOneKey();
  expect((await send('a pass owner', 1))[0]).toBe(201);
  clock.now = new Date(before.getTime() + 86_500_000);
  expect((await send('a pass owner', 2))[0]).toBe(201);
  await passes.deps.store.idempotencyRecords.removeEnded();
  expect(await passes.db.collection('idempotencyRecords').countDocuments()).toBe(1);
  clock.now = before;
});
