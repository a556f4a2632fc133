import {
  type Call,
  callsOf,
  confirmEmailCall,
  exportAccountCall,
  newPasswordCall,
  sessionsCall,
  signInCall,
} from '@turno/shared-types';
import { newGuest, newPerson, PASSWORD, person } from '../test/people.ts';
import { INTERNAL_SECRET, startIdentity, type TestIdentity } from '../test/start-identity.ts';
import { MIGRATIONS } from './migrations.ts';
import { demandPasswordChange } from './passwords/change-password.ts';

jest.setTimeout(120_000);

/** An account as our code stores it, and a token of its person. */
type State = { name: string; userId: number; token: string; email: string };
const states: State[] = [];
let identity: TestIdentity;

/** A person who signed up, and what then happened to the account. */
async function accountThat(
  name: string,
  happens: (userId: number, email: string) => Promise<unknown> = async () => undefined,
  role: 'ROLE_USER' | 'ROLE_MERCHANT' = 'ROLE_USER',
): Promise<void> {
  const email = `state-${states.length}@example.com`;
  const { user, accessToken } = await newPerson(identity.deps, email, role);
  await happens(user.id, email);
  states.push({ name, userId: user.id, token: accessToken, email });
}

const change = (userId: number, update: object) =>
  identity.db.collection<{ _id: number }>('users').updateOne({ _id: userId }, update);
const NEW_FIELDS = ['emailVerifiedAt', 'emailLinks', 'newEmail', 'passwordVersion', 'passkeys'];

beforeAll(async () => {
  identity = await startIdentity();
  const { deps, store, clock, db } = identity;
  const { now } = clock;
  // First of all: the migrations are to change no account of this release.
  await accountThat('of an earlier release', async (userId) => {
    const unset = Object.fromEntries(NEW_FIELDS.map((field) => [field, true]));
    const passwordReset = { digest: 'x', expiresAt: now };
    await change(userId, { $unset: unset, $set: { passwordReset } });
    for (const { run } of MIGRATIONS) await run(db);
  });
  await accountThat('of a user who has just signed up');
  await accountThat('of a merchant whose registration is not complete', undefined, 'ROLE_MERCHANT');
  await accountThat('without a name', (id) => change(id, { $set: { name: null } }));
  await accountThat('with a confirmed address', (userId, email) =>
    store.emailLinks.confirm({ userId, email }, now),
  );
  await accountThat('that waits for another address', (userId) =>
    store.emailLinks.setNewEmail(userId, 'awaited@example.com', now),
  );
  await accountThat('with links of every kind', async (userId, email) => {
    await store.resets.issue({ userId }, now);
    await store.emailLinks.issue({ userId, email }, now);
  });
  await accountThat('with a passkey that was never used', (userId) => {
    const passkey = { id: 'key', name: 'Phone', createdAt: now, lastUsedAt: null };
    return change(userId, { $set: { passkeys: [passkey] } });
  });
  await accountThat('whose password must change', (_, email) => demandPasswordChange(deps, email));
  await accountThat('whose sign-in is blocked', async (_, email) => {
    const body = { email, password: 'wrong password' };
    for (let n = 0; n < 12; n += 1) await identity.call(signInCall, { body });
  });
  await accountThat('with a session of an early release', (userId) =>
    db
      .collection('sessions')
      .updateOne({ userId }, { $unset: { device: true, lastUsedAt: true, passwordVersion: true } }),
  );
  const social = await person(identity, { facebookId: '100' });
  const { id: userId, email } = social.user;
  states.push({ name: 'of Facebook', userId, email, token: social.token });
  const guest = await newGuest(deps);
  const guestState = { userId: guest.user.id, token: guest.accessToken, email: guest.user.email };
  states.push({ name: 'of a guest', ...guestState });
  const erased = await person(identity);
  await erased.remove(PASSWORD);
  const erasedState = { userId: erased.user.id, token: erased.token, email: erased.user.email };
  states.push({ name: 'that was erased', ...erasedState });
});
afterAll(() => identity.close());

/** Calls by which a person, or another service, reads what is stored of an account. */
const isRead = ({ access, method }: Call) =>
  method === 'GET' && ['self', 'signed-in', 'internal'].includes(String(access));
const READS = [...callsOf('identity').filter(isRead), exportAccountCall];

async function send({ method, path, access }: Call, { userId, token }: State) {
  const address = path.replace(/:(\w+)/g, (_, name) => String(name === 'userId' ? userId : 1));
  const response = await fetch(identity.url + address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(access === 'internal'
        ? { 'x-internal-secret': INTERNAL_SECRET }
        : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}

/** Asks for every state: each answer fits the contract or is an error that it may be, and some are no errors. */
async function expectFits(
  call: Call,
  ask: (state: State) => Promise<{ status: number; body: unknown }>,
  rejections: readonly number[],
): Promise<void> {
  let found = 0;
  for (const state of states) {
    const { status, body } = await ask(state);
    expect([state.name, status, status < 300 || rejections.includes(status)]).toEqual([
      state.name,
      status,
      true,
    ]);
    if (status >= 300) continue;
    const { error = null } = call.reply.safeParse(body);
    expect([state.name, error?.issues]).toEqual([state.name, undefined]);
    found += 1;
  }
  // A call that finds nothing proves nothing.
  expect(found).toBeGreaterThan(states.length / 2);
}

test.each(READS.map((call) => [call.path, call] as const))(
  'S-14 every stored account fits %s, and is found',
  (_, call) =>
    // 401: the session has ended, or is only good for something else; 404: the account was erased.
    expectFits(call, (state) => send(call, state), call.access === 'internal' ? [404] : [401]),
);

test('S-14 every stored account fits the answer to a sign-in', () =>
  expectFits(
    signInCall,
    ({ email }) => identity.call(signInCall, { body: { email, password: PASSWORD } }),
    [422, 429],
  ));

test('S-14 every stored account fits the answer to a link that confirms its address', () =>
  expectFits(
    confirmEmailCall,
    async ({ userId, email }) => {
      const token = await identity.store.emailLinks.issue({ userId, email }, identity.clock.now);
      return identity.call(confirmEmailCall, { body: { token: token ?? 'none' } });
    },
    [410],
  ));

test('S-14 every stored account fits the answer to a link for another password', () =>
  expectFits(
    newPasswordCall,
    async ({ userId }) => {
      const token = await identity.store.resets.issue({ userId }, identity.clock.now);
      return identity.call(newPasswordCall, {
        body: { resetToken: token ?? 'none', newPassword: `${PASSWORD} again` },
      });
    },
    [401],
  ));

const leftOut = async () => {
  const metrics = await (await fetch(`${identity.url}/metrics`)).text();
  return metrics.split('\n').filter((line) => line.startsWith('reply_rows_left_out_total{'));
};

test('S-14 no row was left out of any of these replies', async () => {
  expect(await leftOut()).toEqual([]);
});

test('S-14 a session that does not fit is left out and counted; its neighbours stay', async () => {
  const ada = await person(identity);
  await ada.open('Firefox, Linux');
  const broken = { device: 'Firefox, Linux', userId: ada.user.id };
  await identity.db.collection('sessions').updateOne(broken, { $set: { createdAt: 'long ago' } });
  const request = { params: { userId: ada.user.id } };
  const { status, body } = await identity.call(sessionsCall, request, { token: ada.token });
  expect(status).toBe(200);
  expect(body.map(({ device }: { device: string }) => device)).toEqual(['Safari, iPhone']);
  expect((await leftOut()).join('\n')).toMatch(/sessions"\} 1$/);
});
