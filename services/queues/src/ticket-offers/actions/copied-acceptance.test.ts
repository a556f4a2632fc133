import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { readOfferToken } from '../rules/offer-token.ts';
import { acceptOffer } from './accept-offer.ts';
import { offerTicket } from './offer-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

/** The services of a process that waits for something else at each of its reads of one kind. */
function slowAt(read: 'findMovedNow' | 'find' | 'findHoldings', before: () => Promise<void>): Deps {
  const { store } = harness.deps;
  const { tickets, ticketTransfers, steps } = store;
  const after =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await before();
      return work(...args);
    };
  const slowed = {
    findMovedNow: { tickets: { ...tickets, findMovedNow: after(tickets.findMovedNow) } },
    find: { ticketTransfers: { ...ticketTransfers, find: after(ticketTransfers.find) } },
    findHoldings: { steps: { ...steps, findHoldings: after(steps.findHoldings) } },
  };
  return { ...harness.deps, store: { ...store, ...slowed[read] } };
}

test.each([
  ['findMovedNow', 1],
  ['findMovedNow', 2],
  ['find', 1],
  ['findHoldings', 1],
] as const)(
  'S-16 a copy of an acceptance that is overtaken at %s, read %d, says that the person has the ticket, and keeps its claim',
  async (read, nth) => {
    const ticket = await join(harness.deps, await harness.addQueue(), newUser());
    const key = readOfferToken((await offerTicket(harness.deps, ticket)).token);
    const friend = newUser();
    let reads = 0;
    const copy = acceptOffer(
      slowAt(read, async () => {
        reads += 1;
        if (reads === nth) await acceptOffer(harness.deps, key, friend);
      }),
      key,
      friend,
    );
    expect((await copy).ticket).toMatchObject({ id: ticket.id, userId: friend });
    expect(await harness.store.ticketOffers.find(key)).toMatchObject({ acceptedBy: friend });
  },
);
