import type { Deps } from '../deps.ts';

/**
 * Forgets a person whose account is deleted: the journal of the door no longer says who scanned, the names of their
 * people are gone, and their passes are nobody's and open nothing.
 */
export async function erasePerson({ store }: Pick<Deps, 'store'>, userId: number): Promise<void> {
  await Promise.all([
    store.checkIns.forgetScanner(userId),
    store.passOwners.forgetUser(userId),
    store.passes.forgetUser(userId),
  ]);
}
