import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { acceptOffer } from '../../ticket-offers/actions/accept-offer.ts';
import { offerTicket, withdrawOffer } from '../../ticket-offers/actions/offer-ticket.ts';
import { readOfferToken } from '../../ticket-offers/rules/offer-token.ts';
import { takeGuestTickets } from './take-guest-tickets.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

/** A ticket of a guest, and the key of the link that gives it away. */
async function offered() {
  const guest = newUser();
  const { id, counterId, number } = await join(harness.deps, await harness.addQueue(), guest);
  const { token } = await offerTicket(harness.deps, { userId: guest, counterId, number });
  return { id, counterId, number, guest, key: readOfferToken(token) };
}
const take = (guest: number, user: number) =>
  takeGuestTickets(harness.deps, guest, { userId: user });

test('S-16 the link of a guest who signs in still gives the ticket away, and the account can withdraw it', async () => {
  const [kept, withdrawn, user, friend] = [await offered(), await offered(), newUser(), newUser()];
  await take(kept.guest, user);
  await take(withdrawn.guest, user);
  const taken = await acceptOffer(harness.deps, kept.key, friend);
  expect(taken.ticket).toMatchObject({ id: kept.id, userId: friend });
  const { counterId, number } = withdrawn;
  await withdrawOffer(harness.deps, { userId: user, counterId, number });
  expect(await harness.store.ticketOffers.find(withdrawn.key)).toBeNull();
});

test('S-16 a used link leads a guest to the ticket after the sign-in too, also once the guest is erased', async () => {
  const { id, key, guest: giver } = await offered();
  const [guest, user] = [newUser(), newUser()];
  await acceptOffer(harness.deps, key, guest);
  await take(guest, user);
  await harness.store.ticketOffers.removeOfPerson(guest);
  const again = await acceptOffer(harness.deps, key, user, true);
  expect(again.ticket).toMatchObject({ id, userId: user });
  const link = { holderId: giver, acceptedBy: user };
  expect(await harness.store.ticketOffers.find(key)).toMatchObject(link);
});

test('S-16 a link that the guest’s ticket has gone away by stays the guest’s', async () => {
  const { key, guest } = await offered();
  await acceptOffer(harness.deps, key, newUser());
  await take(guest, newUser());
  expect(await harness.store.ticketOffers.find(key)).toMatchObject({ holderId: guest });
});
