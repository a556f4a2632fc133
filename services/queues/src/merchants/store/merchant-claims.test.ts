import { buildMerchant } from '../../../test/factories.ts';
import { codeOf } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

const facts = { categoryIds: [], hasQueues: true };
const NOT_ABANDONED_MS = 30_000;
const ABANDONED_MS = 61_000;

let harness: TestHarness;
let merchants: TestHarness['store']['merchants'];
beforeAll(async () => {
  harness = await openTestHarness();
  ({ merchants } = harness.store);
});
afterAll(() => harness.close());

const claims = () =>
  harness.db.collection<{ _id: string; merchantId: number; rev: number; createdAt: Date }>(
    'merchantClaims',
  );
async function add(change: Parameters<typeof buildMerchant>[0] = {}) {
  const merchant = buildMerchant(change);
  await merchants.put(merchant, facts);
  return merchant;
}
/** The engine died after a claim and before its merchant. */
const claimWithoutMerchant = (_id: string) =>
  claims().insertOne({ _id, merchantId: 9_999_999, rev: 0, createdAt: harness.clock.now });
const passMs = (ms: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + ms);
};

test('G-57 a changed vanity, place and address free the old ones', async () => {
  const old = { vanity: 'prima', placeId: 'place-old', formattedAddress: 'Via Vecchia, 1' };
  const fresh = { vanity: 'dopo', placeId: null, formattedAddress: 'Via Nuova, 1' };
  const { id, name } = await add({ ...old, name: 'Trasloco' });
  await merchants.change(id, () => fresh);
  expect(await merchants.findByVanity('prima')).toBeNull();
  expect(await merchants.findByPlace('place-old')).toBeNull();
  expect(await merchants.findByVanity('dopo')).toMatchObject({ id });
  const successor = await add({ ...old, name });
  expect(await merchants.findByVanity('prima')).toMatchObject({ id: successor.id });
  const back = merchants.change(id, () => ({ vanity: 'prima' }));
  expect(await codeOf(back)).toBe('merchant_already_exists');
  expect(await merchants.find(id)).toMatchObject(fresh);
});

test('G-57 of twenty merchants that take one vanity, place or address at once one gets it', async () => {
  const others = await Promise.all(range(1, 20).map(() => add({ name: 'Gemelli' })));
  const wanted = { vanity: 'unica', placeId: 'place-unique', formattedAddress: 'Via Unica, 1' };
  for (const [field, value] of Object.entries(wanted)) {
    const codes = await Promise.all(
      others.map(({ id }) => codeOf(merchants.change(id, () => ({ [field]: value })))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'merchant_already_exists')).toHaveLength(19);
  }
});

test('G-57 a merchant that goes back and forth between two names at once keeps the claim of its last', async () => {
  const { id } = await add({ vanity: 'andata' });
  const second = await harness.secondDeps();
  await Promise.all(
    range(1, 20).map((number) =>
      (number % 2 ? harness.deps : second).store.merchants.change(id, ({ vanity }) => ({
        vanity: vanity === 'andata' ? 'ritorno' : 'andata',
      })),
    ),
  );
  const held = await claims().find({ merchantId: id }).toArray();
  const last = await harness.store.merchants.change(id, () => ({}));
  expect(held.map(({ _id }) => _id)).toEqual([`vanity:${last?.vanity}`]);
});

test('G-57 changes of one merchant to the same vanity at once do not block each other', async () => {
  const { id } = await add({ vanity: 'insieme-0' });
  const second = await harness.secondDeps();
  for (const round of range(1, 30)) {
    const stores = [harness.store, second.store, harness.store, second.store];
    const vanity = `insieme-${round}`;
    const codes = await Promise.all(
      stores.map((store) => codeOf(store.merchants.change(id, () => ({ vanity })))),
    );
    expect(codes).toEqual([null, null, null, null]);
  }
});

test('G-57 a claim that a crash left without its merchant opens nothing and blocks nobody for long', async () => {
  await claimWithoutMerchant('vanity:orfana');
  expect(await merchants.findByVanity('orfana')).toBeNull();
  passMs(NOT_ABANDONED_MS);
  expect(await codeOf(add({ vanity: 'orfana' }))).toBe('merchant_already_exists');
  passMs(ABANDONED_MS);
  const { id } = await add({ vanity: 'orfana' });
  expect(await merchants.findByVanity('orfana')).toMatchObject({ id });
});

test('G-57 a merchant whose change was interrupted after its claims makes the same change again', async () => {
  const { id } = await add({ vanity: 'interrotta' });
  const claim = { merchantId: id, rev: 1, createdAt: harness.clock.now };
  await claims().insertOne({ _id: 'vanity:ripresa', ...claim });
  expect(await merchants.findByVanity('ripresa')).toBeNull();
  await merchants.change(id, () => ({ vanity: 'ripresa' }));
  expect(await merchants.findByVanity('ripresa')).toMatchObject({ id });
});

test('G-57 an old vanity that a crash did not release is free again', async () => {
  const { id } = await add({ vanity: 'vecchia' });
  await merchants.change(id, () => ({ vanity: 'recente' }));
  const claim = { merchantId: id, rev: 0, createdAt: harness.clock.now };
  await claims().insertOne({ _id: 'vanity:vecchia', ...claim });
  expect(await merchants.findByVanity('vecchia')).toBeNull();
  passMs(ABANDONED_MS);
  await Promise.all([add({ vanity: 'vecchia' }), merchants.change(id, () => ({ city: 'Bari' }))]);
  expect(await merchants.findByVanity('recente')).toMatchObject({ id, city: 'Bari' });
});
