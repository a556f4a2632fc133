import { buildMerchant, buildQueue, everyDay } from '../../../test/factories.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { MerchantRecord } from './merchant-records.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const facts = { categoryIds: [], hasQueues: true };
const opening = (change: object) =>
  everyDay('09:00', '13:00').map((row) => ({ ...row, ...change }));
const stored = (name: string) =>
  harness.db.collection<{ _id: number }>(name).find().sort({ _id: 1 }).toArray();

test.each<[string, Partial<MerchantRecord>]>([
  ['a latitude beyond the pole', { lat: 91, lng: 0 }],
  ['an opening at a time that no clock shows', { openings: opening({ start: '25:00' }) }],
  ['an opening of an eighth weekday', { openings: opening({ dayOfWeek: 7 }) }],
])('a merchant with %s is not stored, neither new nor changed', async (_, change) => {
  const merchant = buildMerchant();
  await harness.store.merchants.put(merchant, facts);
  const before = await stored('merchants');
  const decide = () => change;
  await expect(harness.store.merchants.change(merchant.id, decide)).rejects.toThrow('alidation');
  const another = harness.store.merchants.put(buildMerchant(change), facts);
  await expect(another).rejects.toThrow('alidation');
  expect(await stored('merchants')).toEqual(before);
});

test('a queue outside its limits is not stored, neither new nor changed', async () => {
  const { merchant, queue } = await harness.addQueue();
  const before = await stored('queues');
  const { queues } = harness.store;
  const key = { id: queue.id, merchantId: merchant.id };
  await expect(queues.update(key, { capacity: 0 })).rejects.toThrow('alidation');
  const wrong = buildQueue({ merchantId: merchant.id, defaultWaitingTime: -1 });
  await expect(queues.insert(wrong, [])).rejects.toThrow('alidation');
  expect(await stored('queues')).toEqual(before);
});

test('a field that the schema does not know is not stored', async () => {
  const merchant = { ...buildMerchant(), colour: 'red' };
  await expect(harness.store.merchants.put(merchant, facts)).rejects.toThrow('strict');
  const { queue } = await harness.addQueue();
  const odd = { ...queue, id: queue.id + 1, name: 'Altra', shortName: 'AL9', colour: 'red' };
  await expect(harness.store.queues.put(odd)).rejects.toThrow('strict');
});

test('categories and franchisings are validated as well', async () => {
  const { catalog } = harness.store;
  const brand = {
    id: 1,
    name: 'Catena',
    logoUrl: null,
    ticketsExpireIn: null,
    origins: [],
    emailDomains: [],
    retiredAt: null,
  };
  await expect(catalog.franchisings.put({ ...brand, brandColour: 'red' })).rejects.toThrow(
    'alidation',
  );
  await catalog.franchisings.put({ ...brand, brandColour: '#aa0000' });
  expect((await catalog.read()).franchisings.get(1)).toEqual({ ...brand, brandColour: '#aa0000' });
});
