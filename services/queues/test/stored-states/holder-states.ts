import { lineUp } from '../../src/line-up/index.ts';
import { takeGuestTickets } from '../../src/people/actions/take-guest-tickets.ts';
import { acceptOffer } from '../../src/ticket-offers/actions/accept-offer.ts';
import { readOfferToken } from '../../src/ticket-offers/rules/offer-token.ts';
import type { TicketRecord } from '../../src/tickets/index.ts';
import { type Journey, MANAGER } from '../journey.ts';
import { newUser } from '../people.ts';
import type { TestQueue } from '../test-harness.ts';
import { OWNED, type States } from './state.ts';

/** For whom a ticket is taken, by whom, and whose it becomes. */
export async function addHolders(journey: Journey, { add, addAs }: States): Promise<void> {
  const { deps, store, addQueue } = journey.harness;
  const take = takenBy(journey);
  const staff = { caller: { userId: MANAGER, role: 'ROLE_MERCHANT' as const }, isStaff: true };
  const person = { displayName: 'Ada', phone: '+390654321777', paxCount: 2 };
  await add('taken by staff', null, { take: (at) => take(at, { ...staff, body: person }) });
  await add('taken by staff, and called', (at) => journey.next(at), {
    take: (at) => take(at, { ...staff, body: person }),
  });
  await add('taken at a kiosk', null, { take: (at) => take(at, { isForAnybody: true }) });
  const fastTrack = () => addQueue({ merchant: OWNED, queue: { passMode: 'specific' } });
  const withPass = (at: TestQueue) => take(at, { body: { passOwners: [{ id: 1, passId: 2 }] } });
  await add('taken with passes', null, { at: await fastTrack(), take: withPass });
  await add('taken with passes, and called', (at) => journey.next(at), {
    at: await fastTrack(),
    take: withPass,
  });

  const given = await add('given away');
  const friend = newUser();
  const { ticket } = await acceptOffer(deps, readOfferToken(given.links.offerToken), friend);
  addAs('given here', given, { testQueue: given.testQueue, ticket });
  const guests = await add('of a guest who signed in since');
  const account = newUser();
  await takeGuestTickets(deps, guests.userId, { userId: account });
  const taken = await store.tickets.findNumberNow(guests.testQueue.counter.id, guests.counter);
  if (taken?.userId !== account) throw new Error('The ticket was not transferred.');
  addAs('of the account of a guest', guests, { testQueue: guests.testQueue, ticket: taken });
}

type Taking = Partial<Parameters<typeof lineUp>[1]>;

/** Takes a number in the way that is asked for. */
function takenBy({ harness: { deps } }: Journey) {
  return async ({ merchant, queue }: TestQueue, how: Taking): Promise<TicketRecord> => {
    const { ticket } = await lineUp(deps, {
      merchantId: merchant.id,
      queueId: queue.id,
      time: null,
      date: null,
      isStaff: false,
      body: {},
      idempotencyKey: null,
      caller: { userId: newUser(), role: 'ROLE_USER' },
      ...how,
    });
    return ticket;
  };
}
