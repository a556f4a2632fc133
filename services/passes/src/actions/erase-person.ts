import type { Deps } from '../deps.ts';

/** Forgets a person whose account is deleted: the journal of the door no longer says who scanned. */
export async function erasePerson({ store }: Pick<Deps, 'store'>, userId: number): Promise<void> {
  await store.checkIns.forgetScanner(userId);
}
