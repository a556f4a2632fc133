import { type Route, serve } from '@turno/kit';
import { personInPassesCall } from '@turno/shared-types';
import type { Deps } from './deps.ts';

/** What identity asks for when a user exports their data. */
export function personalDataRoutes({ store }: Deps): Route[] {
  return [
    serve(personInPassesCall, async ({ params: { userId } }) => {
      const [checkIns, passes, owners] = await Promise.all([
        store.checkIns.findOfScanner(userId),
        store.passes.findOf(userId),
        store.passOwners.findOf(userId),
      ]);
      return {
        passes: passes.map(({ id, mediacode, passType, passOwnerId, usages, activatedOn }) => ({
          id,
          mediacode,
          type: passType.name,
          person: owners.find((owner) => owner.id === passOwnerId)?.name ?? null,
          activatedOn,
          usages: usages.map(({ merchantId, queueId, date }) => ({ merchantId, queueId, date })),
        })),
        checkIns: checkIns.map(({ merchantId, at }) => ({ merchantId, at: at.toISOString() })),
      };
    }),
  ];
}

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
