import { holderTickets } from '../src/ticket-views/views/tickets.ts';
import { newUser } from './people.ts';
import { counterOf, join, type TestHarness, type TestQueue, ticketsOf } from './test-harness.ts';

/** The end of a day in Rome, and people who wait over it; the harness may be opened later. */
export function midnightOf(harness: () => TestHarness) {
  const at = (time: string) => () => {
    harness().clock.now = new Date(time);
  };
  return {
    toEvening: at('2026-11-21T22:59:00Z'),
    toMidnight: at('2026-11-21T23:00:01Z'),
    /** Takes a number a second after the one before. */
    async joinLater(testQueue: TestQueue, userId = newUser(), paxCount = 1) {
      const { clock, deps } = harness();
      clock.now = new Date(clock.now.getTime() + 1_000);
      return join(deps, testQueue, userId, { paxCount });
    },
    tomorrowOf: async (testQueue: TestQueue): Promise<TestQueue> => ({
      ...testQueue,
      counter: await counterOf(harness().deps, testQueue),
    }),
    /** What a person still has. */
    async heldBy(userId: number) {
      const own = await harness().store.tickets.findOfUser(userId, '2026-11-20');
      return (await holderTickets(harness().deps, own)).filter(
        ({ status }) => status !== 'expired',
      );
    },
    storedOf: ({ counter }: TestQueue) => ticketsOf(harness().db, counter.id),
  };
}
