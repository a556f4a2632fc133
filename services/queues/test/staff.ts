import { callNext } from '../src/calling/actions/call-next.ts';
import { idsOf, newUser } from './people.ts';
import { join, type Place, range, ticketsOf, type TestHarness } from './test-harness.ts';

type Press = { userId?: number; expectedCounter?: number | null; idempotencyKey?: string | null };

/** What a desk does and sees; the world may be opened later. */
export function staffOf(harness: () => TestHarness) {
  return {
    press: (place: Place, change: Press = {}, deps = harness().deps) =>
      callNext(deps, {
        ...idsOf(place),
        userId: 1,
        expectedCounter: null,
        idempotencyKey: null,
        ...change,
      }),
    calledOf: async ({ counter }: Place) =>
      (await ticketsOf(harness().db, counter.id))
        .filter(({ state }) => state === 'called')
        .map(({ number }) => number),
    queueWith: async (people: number): Promise<Place> => {
      const place = await harness().addQueue();
      for (const _ of range(1, people)) await join(harness().deps, place, newUser());
      return place;
    },
  };
}
