import { type Route, serve } from '@turno/kit';
import { personInPassesCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';

/** What identity asks about a person. */
export function peopleRoutes({ store }: Deps): Route[] {
  return [
    serve(personInPassesCall, async ({ params: { userId } }) => {
      const checkIns = await store.checkIns.findOfScanner(userId);
      return {
        passes: [],
        checkIns: checkIns.map(({ merchantId, at }) => ({ merchantId, at: at.toISOString() })),
      };
    }),
  ];
}
