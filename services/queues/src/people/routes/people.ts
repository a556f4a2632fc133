import { type Route, serve } from '@turno/kit';
import { personInQueuesCall } from '@turno/shared-types';
import { readPerson } from '../actions/personal-data.ts';
import type { Deps } from '../deps.ts';

/** What identity asks about a person. */
export function peopleRoutes(deps: Deps): Route[] {
  return [serve(personInQueuesCall, ({ params: { userId } }) => readPerson(deps, userId))];
}
