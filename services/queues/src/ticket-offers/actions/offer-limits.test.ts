import { codeOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';
import { readOfferToken } from '../rules/offer-token.ts';
import { acceptOffer } from './accept-offer.ts';
import { offerTicket } from './offer-ticket.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const accept = (token: string, userId: number) =>
  acceptOffer(harness.deps, readOfferToken(token), userId);

/** A ticket of somebody, and the link that gives it away. */
async function given() {
  const testQueue = await harness.addQueue();
  const holder = newUser();
  const ticket = await join(harness.deps, testQueue, holder);
  const { counterId, number } = ticket;
  const { token } = await offerTicket(harness.deps, { userId: holder, counterId, number });
  return { testQueue, holder, ticket, token };
}

test('S-16 who opens the own link keeps the ticket, and the link stays good for somebody else', async () => {
  const { holder, token } = await given();
  expect((await accept(token, holder)).ticket.userId).toBe(holder);
  const friend = newUser();
  expect((await accept(token, friend)).ticket.userId).toBe(friend);
});

test('QUE-060 QUE-061 the limits of the person who accepts hold, and the link is free again', async () => {
  const { testQueue, token } = await given();
  const waits = newUser();
  await join(harness.deps, testQueue, waits);
  expect(await codeOf(accept(token, waits))).toBe('already_in_queue');
  const full = newUser();
  for (const _ of range(1, 8)) await join(harness.deps, await harness.addQueue(), full);
  expect(await codeOf(accept(token, full))).toBe('max_tickets');
  const friend = newUser();
  expect((await accept(token, friend)).ticket.userId).toBe(friend);
});

test('G-60 offers and status pages are in the export of both people and end with their erasure', async () => {
  const { ticket, holder, token } = await given();
  const friend = newUser();
  await accept(token, friend);
  const { counterId, number } = ticket;
  const named = { queueDailyCounterId: counterId, counter: number };
  expect((await readPerson(harness.deps, holder)).ticketOffers).toMatchObject([named]);
  expect(await readPerson(harness.deps, friend)).toMatchObject({
    ticketOffers: [{ ...named, isAccepted: true }],
    statusPages: [named],
  });
  await erasePerson(harness.deps, friend);
  expect(await harness.db.collection('ticketOffers').countDocuments({ acceptedBy: friend })).toBe(
    0,
  );
  expect(await harness.db.collection('statusPages').countDocuments({ counterId })).toBe(0);
});

test('S-16 the own link of a ticket that has become somebody else’s otherwise has ended', async () => {
  const { ticket, token, holder } = await given();
  const tickets = harness.db.collection<{ _id: string; userId: number }>('tickets');
  await tickets.updateOne({ _id: ticket.id }, { $set: { userId: newUser() } });
  expect(await codeOf(accept(token, holder))).toBe('link_expired');
});
