import { callNext } from '../src/calling/actions/call-next.ts';
import { idsOf, newUser } from './people.ts';
import { join, type Place, range, ticketsOf, type World } from './test-service.ts';

type Press = { userId?: number; expectedCounter?: number | null; idempotencyKey?: string | null };

/** What a desk does and sees; the world may be opened later. */
export function deskOf(world: () => World) {
  return {
    press: (place: Place, change: Press = {}, deps = world().deps) =>
      callNext(deps, {
        ...idsOf(place),
        userId: 1,
        expectedCounter: null,
        idempotencyKey: null,
        ...change,
      }),
    calledOf: async ({ counter }: Place) =>
      (await ticketsOf(world().db, counter.id))
        .filter(({ state }) => state === 'called')
        .map(({ number }) => number),
    placeWith: async (people: number): Promise<Place> => {
      const place = await world().addPlace();
      for (const _ of range(1, people)) await join(world().deps, place, newUser());
      return place;
    },
  };
}
