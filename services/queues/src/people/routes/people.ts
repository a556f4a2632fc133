import { type Route, serve } from '@turno/kit';
import { personInQueuesCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { presentPersonTicket } from '../views/person.ts';

/** What identity asks about a person. */
export function peopleRoutes({ store }: Deps): Route[] {
  return [
    serve(personInQueuesCall, async ({ params: { userId } }) => {
      const [tickets, merchants] = await Promise.all([
        store.people.ticketsOf(userId),
        store.merchants.findManagedBy(userId),
      ]);
      return {
        tickets: tickets.map(presentPersonTicket),
        merchants: merchants.map(({ id, name, managerIds }) => ({
          id,
          name,
          isOnlyManager: managerIds.every((each) => each === userId),
        })),
      };
    }),
  ];
}
