import { readFileSync } from 'node:fs';
import type { Deps } from '../../merchants/index.ts';
import { LAST_REFERENCE_ID, referenceSchema } from '../rules/reference.ts';

const FILE = new URL('../../../data/reference.json', import.meta.url);

/** The categories and franchisings of the reference file. */
export function readReference() {
  return referenceSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/**
 * Updates categories and franchisings from the reference file at every start; entries that an operator has changed stay
 * unchanged (S-06). Several processes may run it at once.
 */
export async function loadReference({ store }: Pick<Deps, 'store'>): Promise<void> {
  const { categories, franchisings } = readReference();
  await store.ids.reserve('category', LAST_REFERENCE_ID);
  await store.ids.reserve('franchising', LAST_REFERENCE_ID);
  const inUse = { retiredAt: null };
  await Promise.all([
    ...categories.map((each) => store.catalog.categories.follow({ ...each, ...inUse })),
    ...franchisings.map((each) => store.catalog.franchisings.follow({ ...each, ...inUse })),
  ]);
}
