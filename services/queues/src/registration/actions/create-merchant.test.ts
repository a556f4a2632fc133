import { codeOf } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { upkeepMerchants } from '../../jobs/merchant-upkeep.ts';
import { createMerchant } from './create-merchant.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

const names = { it: 'Forno', en: 'Bakery', es: 'Horno', de: 'Bäckerei' };

beforeAll(async () => {
  harness = await openTestHarness();
  await harness.store.catalog.categories.put({
    id: 1,
    parentId: null,
    names,
    maxActiveTicketsPerUser: null,
    featured: true,
    retiredAt: null,
  });
});
afterAll(() => harness.close());

type Change = {
  name?: string;
  formattedAddress?: string;
  placeId?: string;
  key?: string | null;
  userId?: number;
};
const create = async (
  deps: Deps,
  { name = 'Forno', key = null, userId = 7, ...rest }: Change = {},
): Promise<number> => {
  const body = { name, categoryId: 1, ...rest };
  const asked = { userId, emailVerified: true, locale: 'it', body, idempotencyKey: key } as const;
  return (await createMerchant(deps, asked)).id;
};
const merchant = async (id: number) => {
  const found = await harness.store.merchants.find(id);
  if (!found) throw new Error('no merchant');
  return found;
};

test('G-57 fifty merchants of one name that register at once get fifty addresses', async () => {
  const second = await harness.secondDeps();
  const ids = await Promise.all(
    range(1, 50).map((number) =>
      create(number % 2 ? harness.deps : second, { name: 'Bottega Chiara', userId: number }),
    ),
  );
  const found = await Promise.all(ids.map(merchant));
  expect(new Set(found.map(({ vanity }) => vanity)).size).toBe(50);
  expect(found.map(({ vanity }) => vanity)).toContain('bottega-chiara');
  expect(found.every(({ vanity }) => /^bottega-chiara(-\d+)?$/.test(vanity))).toBe(true);
  expect(await harness.store.queues.findOf(ids)).toHaveLength(50);
});

test('G-57 a numbered address that another merchant has chosen is skipped', async () => {
  await create(harness.deps, { name: 'Lume 2' });
  const ids = [
    await create(harness.deps, { name: 'Lume' }),
    await create(harness.deps, { name: 'Lume' }),
  ];
  const found = await Promise.all(ids.map(merchant));
  expect(found.map(({ vanity }) => vanity)).toEqual(['lume', 'lume-3']);
});

test('QUE-008 the same request again, or twice at once, makes one merchant', async () => {
  const asked = { name: 'Doppio', formattedAddress: 'Via Montelieve, 1', key: 'key-1' };
  const ids = await Promise.all(range(1, 8).map(() => create(harness.deps, asked)));
  expect(new Set(ids).size).toBe(1);
  expect(await create(harness.deps, asked)).toBe(ids[0]);
  expect(await codeOf(create(harness.deps, { ...asked, name: 'Triplo' }))).toBe(
    'idempotency_key_reused',
  );
  const somebodyElse = { ...asked, formattedAddress: 'Via Montelieve, 2', userId: 8 };
  expect(await create(harness.deps, somebodyElse)).not.toBe(ids[0]);
  // A process of the release before knows the hash by another name, and stores no other (394).
  const merchants = harness.db.collection<{ _id: number; creation: { ask: string } }>('merchants');
  const before = await merchants.findOneAndUpdate(
    { _id: Number(ids[0]) },
    { $unset: { 'creation.bodyHash': true } },
  );
  expect(before?.creation).toMatchObject({ bodyHash: before?.creation.ask });
  expect(await create(harness.deps, asked)).toBe(ids[0]);
});

test('QUE-008 of many concurrent registrations of the same place one succeeds', async () => {
  const outcomes = await Promise.all(
    range(1, 20).map((userId) =>
      codeOf(create(harness.deps, { name: 'Unico', formattedAddress: 'Via Unica, 1', userId })),
    ),
  );
  expect(outcomes.filter((code) => code === null)).toHaveLength(1);
  expect(outcomes.filter((code) => code === 'merchant_already_exists')).toHaveLength(19);
});

test('QUE-008 a registration that fails leaves its place and its name to the next one', async () => {
  await create(harness.deps, { name: 'Conteso', formattedAddress: 'Via Contesa, 1' });
  const failing = create(harness.deps, {
    name: 'Conteso',
    formattedAddress: 'Via Contesa, 1',
    placeId: 'place-contested',
  });
  expect(await codeOf(failing)).toBe('merchant_already_exists');
  const id = await create(harness.deps, { name: 'Contesissimo', placeId: 'place-contested' });
  expect(await harness.store.merchants.findByPlace('place-contested')).toMatchObject({ id });
});

test('QUE-008 what an engine that died left claimed is registered after a minute', async () => {
  const place = { name: 'Sospeso', placeId: 'place-suspended', key: 'key-3' };
  const merchantId = 9_999_999;
  const left = ['place:place-suspended', 'vanity:sospeso'].map((_id) => ({
    _id,
    merchantId,
    rev: 0,
    createdAt: harness.clock.now,
  }));
  await harness.db.collection<{ _id: string }>('merchantClaims').insertMany(left);
  harness.clock.now = new Date(harness.clock.now.getTime() + 61_000);
  const id = await create(harness.deps, place);
  expect(await merchant(id)).toMatchObject({ placeId: 'place-suspended' });
});

/** The process dies right after the merchant was written. */
const dying = (): Deps => {
  const { creations } = harness.store;
  const die = () => Promise.reject(new Error('died'));
  return {
    ...harness.deps,
    store: { ...harness.store, creations: { ...creations, firstQueueOf: die } },
  };
};

test('QUE-008 G-45 a merchant whose process died gets its queue by the same request again', async () => {
  const asked = { name: 'Interrotto', key: 'key-2' };
  await expect(create(dying(), asked)).rejects.toThrow('died');
  const id = await create(harness.deps, asked);
  expect(await harness.store.queues.findOf([id])).toHaveLength(1);
  expect(await harness.store.creations.findUnderWay(10)).toEqual([]);
});

test('QUE-008 G-45 without a retry the upkeep job creates the queue and lists the merchant', async () => {
  await expect(create(dying(), { name: 'Lasciato' })).rejects.toThrow('died');
  const listed = async () =>
    (await harness.store.merchants.search({ q: 'lasciato' }, 'id_desc', { skip: 0, limit: 9 })).ids;
  expect(await listed()).toEqual([]);
  const [id = 0] = await harness.store.creations.findUnderWay(10);
  await Promise.all([upkeepMerchants(harness.deps, []), upkeepMerchants(harness.deps, [])]);
  expect(await harness.store.queues.findOf([id])).toHaveLength(1);
  expect(await listed()).toEqual([id]);
});

test('G-45 a first queue the manager removed meanwhile does not come back', async () => {
  const id = await create(harness.deps, { name: 'Ripensato' });
  const [queue] = await harness.store.queues.findOf([id]);
  if (!queue) throw new Error('no queue');
  await harness.store.queues.markRemoved(queue.id, id, new Date(0));
  // A process that slept before it wrote the queue wakes up.
  await harness.db
    .collection('merchants')
    .updateOne({ vanity: 'ripensato' }, { $set: { firstQueue: queue } });
  await upkeepMerchants(harness.deps, []);
  expect(await harness.store.queues.findOf([id])).toEqual([]);
});

test('QUE-003 an address without coordinates is looked up, so that the merchant is found nearby', async () => {
  const address = { route: 'Via delle Acacie Basse', streetNumber: '83', city: 'Roma' };
  const id = await create(harness.deps, { name: 'Senza Punto', ...address });
  expect(await merchant(id)).toMatchObject({ lat: 41.89369, lng: 12.4629 });
  const sent = { lat: 45.4, lng: 9.2 };
  const other = await create(harness.deps, { name: 'Col Punto', ...address, ...sent });
  expect(await merchant(other)).toMatchObject(sent);
});

test('G-57 an unavailable map does not block registration', async () => {
  const { ApiError } = await import('@turno/kit');
  const places = {
    ...harness.deps.places,
    find: () => Promise.reject(new ApiError('places_unavailable')),
  };
  const { id } = await createMerchant(
    { ...harness.deps, places },
    {
      userId: 7,
      emailVerified: true,
      locale: 'it',
      body: { name: 'Senza Mappa', categoryId: 1, placeId: 'x-1' },
      idempotencyKey: null,
    },
  );
  expect(await merchant(id)).toMatchObject({ lat: null, country: null, timezone: 'Europe/Rome' });
});
