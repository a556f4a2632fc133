import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { midnightOf } from '../../../test/midnight.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { carryTickets } from '../../called-tickets/actions/carry-over.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { readOfferToken } from '../rules/offer-token.ts';
import { acceptOffer } from './accept-offer.ts';
import { offerTicket, withdrawOffer } from './offer-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { besides, move } = calledTicketsOf(() => harness);
const { heldBy, toEvening, toMidnight, tomorrowOf } = midnightOf(() => harness);

const offer = async ({ userId, counterId, number }: TicketRecord) =>
  (await offerTicket(harness.deps, { userId, counterId, number })).token;
const accept = (token: string, userId: number) =>
  acceptOffer(harness.deps, readOfferToken(token), userId);

/** A ticket with a link, moved by staff to another queue since. */
async function moved() {
  const from = await harness.addQueue();
  const to = await besides(from);
  const ticket = await join(harness.deps, from, newUser());
  const token = await offer(ticket);
  const { movedTo } = await move(from, ticket.number, to);
  const { userId } = ticket;
  return {
    userId,
    ticket,
    token,
    key: { userId, counterId: to.counter.id, number: movedTo.counter },
  };
}

test('S-16 S-21 a link gives away the number that its ticket has meanwhile, once', async () => {
  const { token, key } = await moved();
  const friend = newUser();
  for (const _ of [1, 2]) {
    const { ticket } = await accept(token, friend);
    expect(ticket).toMatchObject({ userId: friend, counterId: key.counterId, number: key.number });
  }
  expect(await codeOf(accept(token, newUser()))).toBe('link_used');
});

test('S-16 S-21 a link ends when it is withdrawn by either number, and by a newer one', async () => {
  const byNew = await moved();
  await withdrawOffer(harness.deps, byNew.key);
  expect(await codeOf(accept(byNew.token, newUser()))).toBe('link_expired');
  const byOld = await moved();
  const { userId, counterId, number } = byOld.ticket;
  await withdrawOffer(harness.deps, { userId, counterId, number });
  expect(await codeOf(accept(byOld.token, newUser()))).toBe('link_expired');
  const renewed = await moved();
  const { token } = await offerTicket(harness.deps, renewed.key);
  expect(await codeOf(accept(renewed.token, newUser()))).toBe('link_expired');
  expect(await codeOf(accept(token, newUser()))).toBeNull();
});

test('S-16 S-05 a link from before midnight gives away the number of the new day', async () => {
  toEvening();
  const before = await harness.addQueue();
  const ticket = await join(harness.deps, before, newUser());
  const token = await offer(ticket);
  toMidnight();
  const today = await tomorrowOf(before);
  await carryTickets(harness.deps, { days: 100, tickets: 100 });
  const friend = newUser();
  expect((await accept(token, friend)).ticket.counterId).toBe(today.counter.id);
  expect(await heldBy(friend)).toHaveLength(1);
});
