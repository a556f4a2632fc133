import type { Store } from '../src/store.ts';

const names = { it: 'Forno', en: 'Bakery', es: 'Horno', de: 'Bäckerei' };

/** Two categories, the second inside the first, and two franchisings, of which the first has a logo. */
export async function fillCatalog({ catalog }: Store): Promise<void> {
  const category = { maxActiveTicketsPerUser: null, featured: false };
  await catalog.putCategory({ id: 1, parentId: null, names, ...category });
  await catalog.putCategory({ id: 2, parentId: 1, names, ...category });
  const chain = { name: 'Catena', ticketsExpireIn: 60, brandColour: null, origins: [] };
  await catalog.putFranchising({ id: 1, logoUrl: 'https://catena.example/l.svg', ...chain });
  await catalog.putFranchising({ id: 2, logoUrl: null, ...chain });
}
