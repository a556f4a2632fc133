import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';
import { endCalled, transferTicket } from '../../line-up/index.ts';
import { readOfferToken } from '../rules/offer-token.ts';
import { acceptOffer } from './accept-offer.ts';
import { offerTicket } from './offer-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);

/** A called party of three with an offer of its ticket, its former code at the entrance, and a friend who accepts. */
async function offered() {
  const testQueue = await harness.addQueue();
  const ticket = await join(harness.deps, testQueue, newUser(), { paxCount: 3 });
  await callNextIn(testQueue);
  const { token } = await offerTicket(harness.deps, ticket);
  const friend = newUser();
  const { id: merchantId } = testQueue.merchant;
  return {
    ticket,
    friend,
    enter: (nonce: string, paxCount?: number, deps = harness.deps) =>
      codeOf(checkInTicket(deps, { merchantId, token: ticket.code, nonce, paxCount })),
    accept: (deps = harness.deps) => codeOf(acceptOffer(deps, readOfferToken(token), friend)),
    acceptAs: (userId: number) => codeOf(acceptOffer(harness.deps, readOfferToken(token), userId)),
    stored: () => harness.store.tickets.findNumberNow(ticket.counterId, ticket.number),
  };
}

/** The services of a process that does something else right before it writes. */
function stalling(before: () => Promise<unknown>, step: 'entry' | 'gift'): Deps {
  const { store } = harness.deps;
  const { tickets, ticketTransfers } = store;
  const after =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await before();
      return write(...args);
    };
  const stalled =
    step === 'entry'
      ? { tickets: { ...tickets, checkIn: after(tickets.checkIn) } }
      : {
          ticketTransfers: {
            ...ticketTransfers,
            transferEnded: after(ticketTransfers.transferEnded),
          },
        };
  return { ...harness.deps, store: { ...store, ...stalled } };
}

test('G-60 a code lets nobody in whose ticket was given away while it was being scanned', async () => {
  const { enter, accept, stored, friend } = await offered();
  let given: string | null = 'not yet';
  const giving = async () => {
    given = await accept();
  };
  expect(await enter('late', 1, stalling(giving, 'entry'))).toBe('qr_invalid');
  expect(given).toBeNull();
  expect(await stored()).toMatchObject({ userId: friend, checkedInAt: null });
  expect((await stored())?.entries ?? []).toEqual([]);
});

test.each([1, 3])(
  'S-16 a ticket of which %d of 3 people enter while it is accepted stays with its party, and so does its code',
  async (paxCount) => {
    const { enter, accept, stored, ticket } = await offered();
    const entering = async () => expect(await enter('first', paxCount)).toBeNull();
    let wasEntered = false;
    const once = async () => {
      if (!wasEntered) await entering();
      wasEntered = true;
    };
    expect(await accept(stalling(once, 'gift'))).toBe('link_expired');
    expect(await stored()).toMatchObject({ userId: ticket.userId, code: ticket.code });
    expect(await enter('rest')).toBe(paxCount === 3 ? 'ticket_already_scanned' : null);
  },
);

test('S-16 a link that was refused because somebody entered meanwhile is no person’s', async () => {
  const { enter, accept, acceptAs } = await offered();
  let wasEntered = false;
  const entering = async () => {
    if (!wasEntered) expect(await enter('first', 1)).toBeNull();
    wasEntered = true;
  };
  expect(await accept(stalling(entering, 'gift'))).toBe('link_expired');
  expect(await acceptAs(newUser())).toBe('ticket_not_transferable');
});

test('S-16 of two copies of an acceptance at once both say that the person has the ticket', async () => {
  const { accept, stored, friend } = await offered();
  let copy: string | null = 'not yet';
  const accepting = async () => {
    copy = await accept();
  };
  expect(await accept(stalling(accepting, 'gift'))).toBeNull();
  expect(copy).toBeNull();
  expect(await stored()).toMatchObject({ userId: friend });
});

test.each(['ends', 'follows its giver to an account'] as const)(
  'S-16 a called ticket that %s while it is accepted is no friend’s',
  async (event) => {
    const { ticket, accept, stored } = await offered();
    const account = newUser();
    const end = { endReason: 'sent-away', endId: 'gone' } as const;
    let wasDone = false;
    const once = async () => {
      if (wasDone) return;
      wasDone = true;
      if (event === 'ends') await endCalled(harness.deps, ticket.counterId, end, {});
      else
        await transferTicket(harness.deps, ticket, {
          to: account,
          takenAlong: { guestsId: 'guest' },
        });
    };
    expect(await accept(stalling(once, 'gift'))).toBe('link_expired');
    expect((await stored())?.userId).toBe(event === 'ends' ? ticket.userId : account);
  },
);
