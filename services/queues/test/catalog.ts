import { FRANCHISE_RULE } from '@turno/shared-types/constants';
import type { Store } from '../src/store.ts';

const names = { it: 'Forno', en: 'Bakery', es: 'Horno', de: 'Bäckerei' };

/** Two categories, the second inside the first, and two franchisings, of which the first has a logo. */
export async function fillCatalog({ catalog }: Store): Promise<void> {
  const category = { maxActiveTicketsPerUser: null, featured: false, retiredAt: null };
  await catalog.categories.put({ id: 1, parentId: null, names, ...category });
  await catalog.categories.put({ id: 2, parentId: 1, names, ...category });
  const chain = {
    name: 'Catena',
    ticketsExpireIn: 60,
    brandColour: null,
    origins: [],
    emailDomains: [],
    retiredAt: null,
  };
  await catalog.franchisings.put({
    ...chain,
    id: 1,
    logoUrl: 'https://catena.example/l.svg',
    emailDomains: FRANCHISE_RULE.domains,
  });
  await catalog.franchisings.put({ id: 2, logoUrl: null, ...chain });
}
