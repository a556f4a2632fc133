import { type Route, serve } from '@turno/kit';
import { personInPassesCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';

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
