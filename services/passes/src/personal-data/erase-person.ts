import type { Deps } from '../deps.ts';

type StoreDeps = Pick<Deps, 'store'>;

/**
 * Erases a person whose account is deleted: the check-in journal no longer names the scanner, the pass owners are
 * removed, and the passes are disabled and belong to no one.
 */
export async function erasePerson({ store }: StoreDeps, userId: number): Promise<void> {
  await Promise.all([
    store.checkIns.anonymizeScanner(userId),
    store.passOwners.eraseUser(userId),
    store.passes.eraseUser(userId),
  ]);
}
