import { keepMerchants } from '../src/jobs/merchant-upkeep.ts';
import { startTestApp } from './app.ts';
import { buildMerchant } from './factories.ts';
import { join, openWorld, type World } from './test-service.ts';

export type Town = Awaited<ReturnType<typeof openTown>>;

const names = (it: string, en: string) => ({ it, en, es: `${it} es`, de: `${it} de` });

/** The app over three merchants to be found, by category, chain, place and tickets, and one without queues. */
export async function openTown(name: string) {
  const world = await openWorld(name);
  await addCatalog(world);
  const places = await addPlaces(world);
  const app = await startTestApp(world);
  return {
    world,
    app,
    ...places,
    async close() {
      await app.close();
      await world.close();
    },
  };
}

async function addCatalog({ store: { catalog } }: World) {
  await catalog.putCategory({
    id: 1,
    parentId: null,
    names: names('Cibo', 'Food'),
    maxActiveTicketsPerUser: 3,
    featured: true,
  });
  await catalog.putCategory({
    id: 2,
    parentId: 1,
    names: names('Forno', 'Bakery'),
    maxActiveTicketsPerUser: null,
    featured: false,
  });
  await catalog.putCategory({
    id: 3,
    parentId: null,
    names: names('Altro', 'Other'),
    maxActiveTicketsPerUser: null,
    featured: false,
  });
  await catalog.putFranchising({
    id: 1,
    name: 'Catena',
    logoUrl: null,
    ticketsExpireIn: 60,
    brandColour: '#112233',
    origins: ['http://localhost:5500'],
  });
}

async function addPlaces(world: World) {
  const bakery = await world.addPlace({
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
  await world.store.merchants.put(
    { ...bakery.merchant, categoryId: 2 },
    { categoryIds: [2, 1], hasQueues: true },
  );
  const museum = await world.addPlace({
    merchant: { name: 'Museo', city: 'Milano', lat: 45.46, lng: 9.19 },
  });
  const chain = await world.addPlace({
    merchant: {
      name: 'Catena Fornace',
      city: 'Napoli',
      lat: 40.85,
      lng: 14.25,
      franchisingId: 1,
      managerIds: [77],
    },
  });
  await world.store.merchants.put(buildMerchant({ name: 'Vuoto', managerIds: [77] }), {
    categoryIds: [],
    hasQueues: false,
  });
  await join(world.deps, museum, 900);
  await join(world.deps, museum, 901);
  await join(world.deps, bakery, 900);
  await keepMerchants(
    world.deps,
    [bakery, museum, chain].map(({ merchant }) => merchant.id),
  );
  return { bakery, museum, chain };
}
