import { codeOf } from '../../../test/people.ts';
import { openWorld, range, type World } from '../../../test/test-service.ts';
import type { Deps } from '../../deps.ts';
import { keepMerchants } from '../../jobs/merchant-upkeep.ts';
import { createMerchant } from './create-merchant.ts';

jest.setTimeout(60_000);

let world: World;

const names = { it: 'Forno', en: 'Bakery', es: 'Horno', de: 'Bäckerei' };

beforeAll(async () => {
  world = await openWorld('create_merchant');
  await world.store.catalog.putCategory({
    id: 1,
    parentId: null,
    names,
    maxActiveTicketsPerUser: null,
    featured: true,
  });
});
afterAll(() => world.close());

type Change = { name?: string; formattedAddress?: string; key?: string | null; userId?: number };
const create = (deps: Deps, { name = 'Forno', key = null, userId = 7, ...rest }: Change = {}) =>
  createMerchant(deps, {
    userId,
    locale: 'it',
    body: { name, categoryId: 1, ...rest },
    idempotencyKey: key,
  });
const merchant = async (id: number) => {
  const found = await world.store.merchants.find(id);
  if (!found) throw new Error('no merchant');
  return found;
};

test('G-57 fifty merchants of one name that register at once get fifty addresses', async () => {
  const second = await world.secondDeps();
  const ids = await Promise.all(
    range(1, 50).map((number) =>
      create(number % 2 ? world.deps : second, { name: 'Bottega Chiara', userId: number }),
    ),
  );
  const found = await Promise.all(ids.map(merchant));
  expect(new Set(found.map(({ vanity }) => vanity)).size).toBe(50);
  expect(found.map(({ vanity }) => vanity)).toContain('bottega-chiara');
  expect(found.every(({ vanity }) => /^bottega-chiara(-\d+)?$/.test(vanity))).toBe(true);
  expect(await world.store.queues.findOf(ids)).toHaveLength(50);
});

test('G-57 a numbered address that is somebody’s own name is left to them', async () => {
  await create(world.deps, { name: 'Lume 2' });
  const ids = [
    await create(world.deps, { name: 'Lume' }),
    await create(world.deps, { name: 'Lume' }),
  ];
  const found = await Promise.all(ids.map(merchant));
  expect(found.map(({ vanity }) => vanity)).toEqual(['lume', 'lume-3']);
});

test('QUE-008 the same request again, or twice at once, makes one merchant', async () => {
  const asked = { name: 'Doppio', formattedAddress: 'Via Montelieve, 1', key: 'key-1' };
  const ids = await Promise.all(range(1, 8).map(() => create(world.deps, asked)));
  expect(new Set(ids).size).toBe(1);
  expect(await create(world.deps, asked)).toBe(ids[0]);
  expect(await codeOf(create(world.deps, { ...asked, name: 'Triplo' }))).toBe(
    'idempotency_key_reused',
  );
  const somebodyElse = { ...asked, formattedAddress: 'Via Montelieve, 2', userId: 8 };
  expect(await create(world.deps, somebodyElse)).not.toBe(ids[0]);
});

test('QUE-008 one of many who register the same place at once is first', async () => {
  const outcomes = await Promise.all(
    range(1, 12).map((userId) =>
      codeOf(create(world.deps, { name: 'Unico', formattedAddress: 'Via Unica, 1', userId })),
    ),
  );
  expect(outcomes.filter((code) => code === null)).toHaveLength(1);
  expect(outcomes.filter((code) => code === 'merchant_already_exists')).toHaveLength(11);
});

/** The process dies right after the merchant was written. */
const dying = (): Deps => {
  const { creations } = world.store;
  const die = () => Promise.reject(new Error('died'));
  return {
    ...world.deps,
    store: { ...world.store, creations: { ...creations, firstQueueOf: die } },
  };
};

test('QUE-008 G-45 a merchant whose process died gets its queue by the same request again', async () => {
  const asked = { name: 'Interrotto', key: 'key-2' };
  await expect(create(dying(), asked)).rejects.toThrow('died');
  const id = await create(world.deps, asked);
  expect(await world.store.queues.findOf([id])).toHaveLength(1);
  expect(await world.store.creations.findUnfinished(10)).toEqual([]);
});

test('QUE-008 G-45 nobody asks again: the keeper puts the queue in its place, and lists the merchant', async () => {
  await expect(create(dying(), { name: 'Lasciato' })).rejects.toThrow('died');
  const listed = async () =>
    (await world.store.merchants.search({ q: 'lasciato' }, 'id_desc', { skip: 0, limit: 9 })).ids;
  expect(await listed()).toEqual([]);
  const [id = 0] = await world.store.creations.findUnfinished(10);
  await Promise.all([keepMerchants(world.deps, []), keepMerchants(world.deps, [])]);
  expect(await world.store.queues.findOf([id])).toHaveLength(1);
  expect(await listed()).toEqual([id]);
});

test('G-45 a first queue the manager removed meanwhile does not come back', async () => {
  const id = await create(world.deps, { name: 'Ripensato' });
  const [queue] = await world.store.queues.findOf([id]);
  if (!queue) throw new Error('no queue');
  await world.store.queues.markRemoved(queue.id, id, new Date(0));
  // A process that slept before it wrote the queue wakes up.
  await world.db
    .collection('merchants')
    .updateOne({ vanity: 'ripensato' }, { $set: { firstQueue: queue } });
  await keepMerchants(world.deps, []);
  expect(await world.store.queues.findOf([id])).toEqual([]);
});

test('G-57 a map that is away holds nobody up', async () => {
  const { ApiError } = await import('@turno/kit');
  const places = {
    ...world.deps.places,
    find: () => Promise.reject(new ApiError('places_unavailable')),
  };
  const id = await createMerchant(
    { ...world.deps, places },
    {
      userId: 7,
      locale: 'it',
      body: { name: 'Senza Mappa', categoryId: 1, placeId: 'x-1' },
      idempotencyKey: null,
    },
  );
  expect(await merchant(id)).toMatchObject({ lat: null, country: null, timezone: 'Europe/Rome' });
});
