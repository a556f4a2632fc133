import { readFileSync } from 'node:fs';
import type { Deps } from '../../merchants/index.ts';
import { LAST_REFERENCE_ID, referenceSchema } from '../rules/reference.ts';

const FILE = new URL('../../../data/reference.json', import.meta.url);

/** What the reference file says of categories and franchisings. */
export function readReference() {
  return referenceSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/**
 * Brings categories and franchisings to what the reference file says, at every start; those that an operator has changed
 * stay as they are (S-06). Several processes may do so at once.
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
