import { ApiError } from '@turno/kit';
import { signInCall, signUpCall } from '@turno/shared-types';
import { takeGuestTicketsCall } from '@turno/shared-types/guest-tickets';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { guestCredentials, newGuest, newPerson, PASSWORD } from '../../test/people.ts';
import { emptyPeople, startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { eraseExpiredGuests } from '../personal-data/delete-account.ts';
import { sweep } from '../sweeper.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const STAYED = {
  merchantId: 1,
  queueId: 2,
  queueDailyCounterId: 3,
  counter: 4,
  ticketValue: '4',
  merchantName: 'Bar',
  queueName: 'Banco',
  blocker: 'already_in_queue' as const,
};
type Transfer = { guestId: number; userId: number; sessionId?: string };
let asked: Transfer[];
let reply: () => Promise<{ moved: number; stayed: (typeof STAYED)[] }>;
beforeEach(async () => {
  asked = [];
  reply = async () => ({ moved: 2, stayed: [STAYED] });
  await identity.db.collection('ticket_transfers').deleteMany({});
  identity.deps.people = {
    ...emptyPeople,
    transferTickets: (transfer) => {
      asked.push(transfer);
      return reply();
    },
  };
});

let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${count}@example.com`;
};
const signIn = (email: string, token?: string) =>
  identity.call(signInCall, { body: { email, password: PASSWORD } }, token ? { token } : {});
const sessionOf = (token: string) => z.string().parse(decodeJwt(token).sid);
const due = () => identity.store.ticketTransfers.findDue(10);
const queuesAreAway = () => Promise.reject(new ApiError('service_unavailable'));
const sweepNow = () => sweep(identity.deps, () => undefined);

test('S-16 a guest who signs in takes the tickets along, and learns which of them stayed', async () => {
  const [guest, email] = [await newGuest(identity.deps), newEmail()];
  const { user } = await newPerson(identity.deps, email);
  const { body } = await signIn(email, guest.accessToken);
  expect(body.guestTickets).toEqual({ state: 'done', moved: 2, stayed: [STAYED] });
  const sessionId = sessionOf(body.accessToken);
  expect(asked).toEqual([{ guestId: guest.user.id, userId: user.id, sessionId }]);
  expect(await due()).toEqual([]);
});

test('S-16 a guest who signs up does too', async () => {
  const guest = await newGuest(identity.deps);
  const account = { email: newEmail(), password: PASSWORD, roles: ['ROLE_USER' as const] };
  const { body } = await identity.call(signUpCall, { body: account }, { token: guest.accessToken });
  expect(body.guestTickets).toMatchObject({ state: 'done', moved: 2 });
  const sessionId = sessionOf(body.accessToken);
  expect(asked).toEqual([{ guestId: guest.user.id, userId: body.id, sessionId }]);
});

test('S-16 without a guest’s token nothing is transferred, and a session that ended keeps nobody out', async () => {
  const [email, other] = [newEmail(), newEmail()];
  await newPerson(identity.deps, email);
  const { accessToken } = await newPerson(identity.deps, other);
  for (const token of [undefined, accessToken, 'no.such.token']) {
    const { status, body } = await signIn(email, token);
    expect([status, body.guestTickets]).toEqual([200, undefined]);
  }
  const { captchaToken: _none, ...credentials } = guestCredentials();
  const guest = await newGuest(identity.deps);
  const { body } = await identity.call(
    signUpCall,
    { body: { ...credentials, roles: ['ROLE_GUEST'] } },
    { token: guest.accessToken },
  );
  expect(body.guestTickets).toBeUndefined();
  expect(asked).toEqual([]);
});

test('S-16 while queues is away the sign-in succeeds, and the sweeper transfers the tickets later', async () => {
  const [guest, email] = [await newGuest(identity.deps), newEmail()];
  const { user } = await newPerson(identity.deps, email);
  reply = queuesAreAway;
  const { body } = await signIn(email, guest.accessToken);
  expect(body.guestTickets).toEqual({ state: 'pending', moved: 0, stayed: [] });
  await sweepNow();
  const sessionId = sessionOf(body.accessToken);
  const transfer = { guestId: guest.user.id, userId: user.id, sessionId };
  expect(await due()).toEqual([transfer]);
  reply = async () => ({ moved: 1, stayed: [] });
  await sweepNow();
  expect(await due()).toEqual([]);
  expect(asked).toEqual([transfer, transfer, transfer]);
});

test('S-16 a transfer that always fails holds up no other', async () => {
  const { clock, store } = identity;
  const [broken, whole] = [await newGuest(identity.deps), await newGuest(identity.deps)];
  const { user } = await newPerson(identity.deps, newEmail());
  const transfers = [broken, whole].map((guest) => ({ guestId: guest.user.id, userId: user.id }));
  for (const transfer of transfers) {
    await store.ticketTransfers.begin(transfer, clock.now);
    clock.now = new Date(clock.now.getTime() + 1_000);
  }
  reply = async () =>
    asked.at(-1)?.guestId === broken.user.id ? queuesAreAway() : { moved: 1, stayed: [] };
  for (let times = 0; times < 3; times += 1) {
    clock.now = new Date(clock.now.getTime() + 60_000);
    await sweepNow();
  }
  expect(await due()).toEqual([transfers[0]]);
});

test('S-16 the sweep tells that queues rejects a transfer, and not that it is away', async () => {
  const guest = await newGuest(identity.deps);
  const { user } = await newPerson(identity.deps, newEmail());
  const transfer = { guestId: guest.user.id, userId: user.id };
  await identity.store.ticketTransfers.begin(transfer, identity.deps.now());
  reply = queuesAreAway;
  await expect(sweepNow()).resolves.toBeUndefined();
  reply = () => Promise.reject(new ApiError('forbidden'));
  await expect(sweepNow()).rejects.toMatchObject({ code: 'forbidden' });
  expect(asked).toHaveLength(2);
});

test('S-16 a transfer that queues rejects keeps no other of the same sweep waiting', async () => {
  const { clock, store } = identity;
  for (const guestId of [1, 2, 3]) {
    const { user } = await newPerson(identity.deps, newEmail());
    await store.ticketTransfers.begin({ guestId, userId: user.id }, clock.now);
    clock.now = new Date(clock.now.getTime() + 1_000);
  }
  reply = async () => {
    if (asked.at(-1)?.guestId !== 3) throw new ApiError('forbidden');
    return { moved: 1, stayed: [] };
  };
  await expect(sweepNow()).rejects.toThrow();
  expect((await due()).map(({ guestId }) => guestId)).toEqual([1, 2]);
});

test('S-16 IDN-025 a guest whose tickets are still to be transferred is not erased before', async () => {
  const guest = await newGuest(identity.deps);
  const transfer = { guestId: guest.user.id, userId: 1 };
  await identity.store.ticketTransfers.begin(transfer, identity.clock.now);
  const later = {
    ...identity.deps,
    now: () => new Date(identity.clock.now.getTime() + 10 * 86_400_000),
  };
  await eraseExpiredGuests(later);
  expect(await identity.store.users.findById(guest.user.id)).not.toBeNull();
  await identity.store.ticketTransfers.end(transfer);
  await eraseExpiredGuests(later);
  expect(await identity.store.users.findById(guest.user.id)).toBeNull();
});

test('S-16 G-60 an account that is deleted meanwhile gets no tickets, or is erased once more', async () => {
  const guest = await newGuest(identity.deps);
  const { user } = await newPerson(identity.deps, newEmail());
  const transfer = { guestId: guest.user.id, userId: user.id };
  await identity.store.ticketTransfers.begin(transfer, identity.clock.now);
  reply = async () => {
    await identity.store.users.remove(user.id);
    return { moved: 1, stayed: [] };
  };
  await sweepNow();
  expect(identity.published).toContainEqual({ type: 'user-deleted', userId: user.id });
  await identity.store.ticketTransfers.begin(transfer, identity.clock.now);
  await sweepNow();
  expect(asked).toHaveLength(1);
  expect(await due()).toEqual([]);
});

test('S-16 what stayed is taken later, with both tokens; a guest’s token that is over has nothing left', async () => {
  const guest = await newGuest(identity.deps);
  const { user, sessionId, accessToken: token } = await newPerson(identity.deps, newEmail());
  const take = (guestToken: string) =>
    identity.call(
      takeGuestTicketsCall,
      { params: { userId: user.id }, body: { guestToken } },
      { token },
    );
  expect((await take(guest.accessToken)).body).toMatchObject({ moved: 2, stayed: [STAYED] });
  expect((await take('no.such.token')).body).toEqual({ state: 'done', moved: 0, stayed: [] });
  expect((await take(token)).body).toEqual({ state: 'done', moved: 0, stayed: [] });
  expect(asked).toEqual([{ guestId: guest.user.id, userId: user.id, sessionId }]);
});
