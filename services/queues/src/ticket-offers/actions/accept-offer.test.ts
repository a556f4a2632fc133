import { ApiError } from '@turno/kit';
import { codeOf, newUser } from '../../../test/people.ts';
import { CANARY, personalTracesIn } from '../../../test/personal-traces.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';
import { removeTicket } from '../../line-up/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { readOfferToken } from '../rules/offer-token.ts';
import { acceptOffer } from './accept-offer.ts';
import { offerTicket, withdrawOffer } from './offer-ticket.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { joinNamed } = personalTracesIn(() => harness);

const offer = async ({ userId, counterId, number }: TicketRecord) =>
  (await offerTicket(harness.deps, { userId, counterId, number })).token;
const accept = (token: string, userId: number, deps: Deps = harness.deps) =>
  acceptOffer(deps, readOfferToken(token), userId);
const stored = ({ id }: TicketRecord) =>
  harness.db.collection<{ _id: string; userId: number }>('tickets').findOne({ _id: id });

/** A ticket of somebody, and the link that gives it away. */
async function given() {
  const testQueue = await harness.addQueue();
  const holder = newUser();
  const ticket = await join(harness.deps, testQueue, holder);
  return { testQueue, holder, ticket, token: await offer(ticket) };
}

test('S-16 whoever accepts a link holds the ticket with its number, and its giver can remove it no more', async () => {
  const { ticket, holder, token } = await given();
  const friend = newUser();
  const { ticket: taken } = await accept(token, friend);
  const { counterId, number } = ticket;
  expect(taken).toMatchObject({ id: ticket.id, number, userId: friend, state: 'waiting' });
  const remove = (userId: number) => removeTicket(harness.deps, { userId, counterId, number });
  expect(await codeOf(remove(holder))).toBe('ticket_not_found');
  expect(await codeOf(remove(friend))).toBeNull();
});

test('S-16 who repeats an acceptance takes nothing that another one has given up', async () => {
  const { ticket, token, holder } = await given();
  const [friend, reader] = [newUser(), newUser()];
  const again = (userId: number) => acceptOffer(harness.deps, readOfferToken(token), userId, true);
  // The page of the reader saw a claim that its person could not keep.
  expect(await codeOf(again(reader))).not.toBeNull();
  expect(await stored(ticket)).toMatchObject({ userId: holder });
  await accept(token, friend);
  expect((await again(friend)).ticket).toMatchObject({ id: ticket.id, userId: friend });
  expect(await codeOf(again(reader))).toBe('link_used');
});

test('G-60 name, telephone and code of the entrance stay with the former holder', async () => {
  const testQueue = await harness.addQueue();
  const { ticket } = await joinNamed(testQueue, newUser());
  const { checkInTokens } = harness.deps;
  const qr = checkInTokens.write(ticket, 600);
  const { ticket: taken } = await accept(await offer(ticket), newUser());
  expect(JSON.stringify(await stored(ticket))).not.toContain(CANARY);
  await callNextIn(testQueue);
  const scan = (token: string) =>
    codeOf(checkInTicket(harness.deps, { merchantId: testQueue.merchant.id, token, nonce: token }));
  expect([await scan(qr), await scan(ticket.code)]).toEqual(['qr_invalid', 'qr_invalid']);
  expect(await scan(checkInTokens.write(taken, 600))).toBeNull();
});

test('S-16 a called ticket can be given away too; one that is over, or was taken with passes, cannot', async () => {
  const called = await given();
  await callNextIn(called.testQueue);
  const friend = newUser();
  expect((await accept(called.token, friend)).ticket).toMatchObject({ userId: friend });

  const removed = await given();
  const { counterId, number } = removed.ticket;
  await removeTicket(harness.deps, { userId: removed.holder, counterId, number });
  expect(await codeOf(offer(removed.ticket))).toBe('ticket_not_transferable');
  expect(await codeOf(accept(removed.token, newUser()))).toBe('ticket_not_transferable');

  const withPass = await given();
  const passes = [{ passId: 1, passOwnerId: 2, ownerName: 'Ada', passTypeName: 'Fast Track' }];
  await harness.db
    .collection('tickets')
    .updateOne({ counterId: withPass.ticket.counterId }, { $set: { passes } });
  expect(await codeOf(offer(withPass.ticket))).toBe('ticket_not_transferable');
});

test('S-16 eight phones at once, at two processes: one of them holds the ticket, the others learn it', async () => {
  const other = await harness.secondDeps();
  for (const _ of range(1, 5)) {
    const { ticket, token } = await given();
    const phones = range(1, 8).map(() => newUser());
    const outcomes = await Promise.all(
      phones.map((each, n) => codeOf(accept(token, each, n % 2 ? harness.deps : other))),
    );
    const winners = phones.filter((_phone, n) => outcomes[n] === null);
    expect(winners).toHaveLength(1);
    expect((await stored(ticket))?.userId).toBe(winners[0]);
    expect(outcomes.filter((code) => code === 'link_used')).toHaveLength(7);
  }
});

test('S-16 a removal and an acceptance at once: the ticket is removed by its giver, or is the other’s', async () => {
  for (const _ of range(1, 8)) {
    const { ticket, holder, token } = await given();
    const friend = newUser();
    const { counterId, number } = ticket;
    const key = { userId: holder, counterId, number };
    const [removed, accepted] = await Promise.all([
      codeOf(removeTicket(harness.deps, key)),
      codeOf(accept(token, friend)),
    ]);
    const after = await stored(ticket);
    expect([removed === null, accepted === null].filter(Boolean)).toHaveLength(1);
    expect(after).toMatchObject(
      removed === null
        ? { userId: holder, state: 'cancelled' }
        : { userId: friend, state: 'waiting' },
    );
  }
});

const STEPS = ['claim', 'intend', 'complete'] as const;
const WAYS = [
  { how: 'killed', reason: new Error('killed') },
  { how: 'without the database', reason: new ApiError('service_unavailable') },
];
test.each(STEPS.flatMap((step) => WAYS.map((way) => ({ ...way, step }))))(
  'S-16 $how after $step: the person who repeats it holds the ticket once, and nobody else takes it',
  async ({ step, reason }) => {
    const { ticket, token } = await given();
    const [friend, stranger] = [newUser(), newUser()];
    await expect(accept(token, friend, await doomedAt(step, reason))).rejects.toBe(reason);
    expect(await codeOf(accept(token, stranger))).toBe('link_used');
    expect((await accept(token, friend)).ticket.userId).toBe(friend);
    expect((await accept(token, friend)).ticket.userId).toBe(friend);
    expect(await stored(ticket)).toMatchObject({ userId: friend, state: 'waiting' });
    const slots = harness.db.collection('allowances').find({ ticketId: ticket.id });
    expect(await slots.toArray()).toHaveLength(1);
  },
);

/** The service as it is when its process ends right after a step. */
async function doomedAt(step: (typeof STEPS)[number], reason: Error): Promise<Deps> {
  const deps = await harness.secondDeps();
  const { ticketOffers, ticketTransfers } = deps.store;
  const dying =
    <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<never> => {
      await work(...args);
      throw reason;
    };
  return {
    ...deps,
    store: {
      ...deps.store,
      ...(step === 'claim'
        ? { ticketOffers: { ...ticketOffers, claim: dying(ticketOffers.claim) } }
        : { ticketTransfers: { ...ticketTransfers, [step]: dying(ticketTransfers[step]) } }),
    },
  };
}

test('S-16 a link ends after half an hour, by a newer one, and when it is withdrawn', async () => {
  const { clock } = harness;
  const at = clock.now;
  const late = await given();
  clock.now = new Date(at.getTime() + 30 * 60_000);
  expect(await codeOf(accept(late.token, newUser()))).toBe('link_expired');
  clock.now = at;

  const { ticket, holder, token } = await given();
  const newer = await offer(ticket);
  expect(await codeOf(accept(token, newUser()))).toBe('link_expired');
  const { counterId, number } = ticket;
  const withdraw = () => withdrawOffer(harness.deps, { userId: holder, counterId, number });
  await withdraw();
  expect(await codeOf(accept(newer, newUser()))).toBe('link_expired');
  await accept(await offer(ticket), newUser());
  expect(await codeOf(withdraw())).toBe('ticket_not_found');
});
