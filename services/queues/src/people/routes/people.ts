import { type Route, serve } from '@turno/kit';
import { personInQueuesCall } from '@turno/shared-types';
import { transferTicketsCall } from '@turno/shared-types/guest-tickets';
import { revokeKeysOfPersonCall } from '@turno/shared-types/people';
import { readPerson } from '../actions/personal-data.ts';
import { takeGuestTickets } from '../actions/take-guest-tickets.ts';
import type { Deps } from '../deps.ts';

/** The calls of identity about a person, and the tickets of a guest who signed in. */
export function peopleRoutes(deps: Deps): Route[] {
  return [
    serve(personInQueuesCall, ({ params: { userId } }) => readPerson(deps, userId)),
    serve(revokeKeysOfPersonCall, async ({ params: { userId } }) => {
      await deps.store.apiKeys.revokeAllMadeBy(userId);
      return null;
    }),
    serve(transferTicketsCall, ({ params: { userId }, body: { guestId, sessionId } }) =>
      takeGuestTickets(deps, guestId, { userId, sessionId }),
    ),
  ];
}
