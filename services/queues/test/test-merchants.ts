import { upkeepMerchants } from '../src/jobs/merchant-upkeep.ts';
import { startTestApp } from './app.ts';
import { buildMerchant } from './factories.ts';
import { join, openTestHarness, type TestHarness } from './test-harness.ts';

export type TestMerchants = Awaited<ReturnType<typeof openTestMerchants>>;

const names = (it: string, en: string) => ({ it, en, es: `${it} es`, de: `${it} de` });

/** The app over three merchants to be found, by category, chain, queue and tickets, and one without queues. */
export async function openTestMerchants() {
  const harness = await openTestHarness();
  await addCatalog(harness);
  const testQueues = await addQueues(harness);
  const app = await startTestApp(harness);
  return {
    harness,
    app,
    ...testQueues,
    async close() {
      await app.close();
      await harness.close();
    },
  };
}

async function addCatalog({ store: { catalog } }: TestHarness) {
  await catalog.categories.put({
    id: 1,
    parentId: null,
    names: names('Cibo', 'Food'),
    maxActiveTicketsPerUser: 3,
    featured: true,
    retiredAt: null,
  });
  await catalog.categories.put({
    id: 2,
    parentId: 1,
    names: names('Forno', 'Bakery'),
    maxActiveTicketsPerUser: null,
    featured: false,
    retiredAt: null,
  });
  await catalog.categories.put({
    id: 3,
    parentId: null,
    names: names('Altro', 'Other'),
    maxActiveTicketsPerUser: null,
    featured: false,
    retiredAt: null,
  });
  await catalog.franchisings.put({
    id: 1,
    name: 'Catena',
    logoUrl: null,
    ticketsExpireIn: 60,
    brandColour: '#112233',
    origins: ['http://localhost:5500'],
    emailDomains: ['catena.example'],
    retiredAt: null,
  });
}

async function addQueues(harness: TestHarness) {
  const bakery = await harness.addQueue({
    merchant: {
      name: 'Caffè Forno',
      city: 'Roma',
      lat: 41.9,
      lng: 12.5,
      managerIds: [77],
      vanity: 'caffe-forno',
    },
    queue: { name: 'Banco' },
  });
  await harness.store.merchants.put(
    { ...bakery.merchant, categoryId: 2 },
    { categoryIds: [2, 1], hasQueues: true },
  );
  const museum = await harness.addQueue({
    merchant: { name: 'Museo', city: 'Milano', lat: 45.46, lng: 9.19 },
  });
  const chain = await harness.addQueue({
    merchant: {
      name: 'Catena Fornace',
      city: 'Napoli',
      lat: 40.85,
      lng: 14.25,
      franchisingId: 1,
      managerIds: [77],
    },
  });
  await harness.store.merchants.put(buildMerchant({ name: 'Vuoto', managerIds: [77] }), {
    categoryIds: [],
    hasQueues: false,
  });
  await join(harness.deps, museum, 900);
  await join(harness.deps, museum, 901);
  await join(harness.deps, bakery, 900);
  await upkeepMerchants(
    harness.deps,
    [bakery, museum, chain].map(({ merchant }) => merchant.id),
  );
  return { bakery, museum, chain };
}
