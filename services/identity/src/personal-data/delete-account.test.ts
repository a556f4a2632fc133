import { passkeyOwner } from '../../test/passkey-owner.ts';
import { codeOf, PASSWORD, person } from '../../test/people.ts';
import { emptyPeople, startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { confirmErasure, resumeErasures } from './delete-account.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(() => {
  identity.clock.now = new Date();
  identity.deps.people = emptyPeople;
});

test('the deletion ends every session, takes the account away and frees the address', async () => {
  const ada = await passkeyOwner(identity);
  await ada.add();
  const { accessToken: other } = await ada.open();
  const { store, clock } = identity;
  const { id: userId, email: to } = ada.user;
  const mail = { id: 'mail', kind: 'password-changed' as const, userId, to, locale: 'it' as const };
  await store.outbox.put([{ ...mail, writtenAt: clock.now }]);
  await store.resets.issue({ userId: userId }, clock.now);
  await store.familiarSenders.add({ email: to, network: '10.0.0.1' }, userId, clock.now);
  expect((await ada.remove(PASSWORD)).status).toBe(204);
  expect(await ada.isSignedIn()).toBe(401);
  expect(await ada.isSignedIn(other)).toBe(401);
  expect(await identity.store.users.findByEmail(ada.user.email)).toBeNull();
  const announced = identity.published.slice(-3).map(({ type }) => type);
  expect(announced).toEqual(['session-revoked', 'session-revoked', 'user-deleted']);
  expect(await identity.db.collection('familiar_senders').countDocuments()).toBe(0);
  await identity.deliverMail();
  const farewell = identity.mails.findLast((mail) => mail.to === to);
  expect(farewell?.name).toContain('account-deleted');
  const all = await identity.db.listCollections().toArray();
  for (const { name } of all) {
    const text = JSON.stringify(await identity.db.collection(name).find().toArray());
    for (const canary of [ada.user.email, ada.user.name, ada.authenticator.id])
      expect(text).not.toContain(canary);
  }
});

test.each([
  { name: 'no password', password: undefined },
  { name: 'a wrong password', password: 'not it at all' },
  { name: 'an empty password', password: '' },
])('the deletion with $name is refused and nothing happens', async ({ password }) => {
  const ada = await person(identity);
  expect(await codeOf(ada.remove(password))).toBe('invalid_credentials');
  expect(await ada.isSignedIn()).toBe(200);
});

test('G-60 passwords cannot be tried out with a stolen token', async () => {
  const ada = await person(identity);
  const codes: (string | null)[] = [];
  for (let turn = 0; turn < 12; turn += 1) codes.push(await codeOf(ada.remove(`guess ${turn}`)));
  expect(codes.at(-1)).toBe('rate_limited');
  expect(await codeOf(ada.remove(PASSWORD))).toBe('rate_limited');
});

test('who signs in with Facebook has signed in within ten minutes; a guest needs nothing', async () => {
  const fay = await person(identity, { facebookId: '1002003004' });
  const signedInAt = identity.clock.now.getTime();
  identity.clock.now = new Date(signedInAt + 11 * 60_000);
  expect(await codeOf(fay.remove())).toBe('signin_too_old');
  identity.clock.now = new Date(signedInAt + 9 * 60_000);
  expect((await fay.remove()).status).toBe(204);
  expect((await (await person(identity, { role: 'ROLE_GUEST' })).remove()).status).toBe(204);
});

test('S-08 a place is not left without anybody who manages it', async () => {
  const marta = await person(identity, { role: 'ROLE_MERCHANT' });
  const merchants = [
    { id: 3, name: 'Bottega', isOnlyOwner: true, isClosedForGood: false },
    { id: 4, name: 'Forno', isOnlyOwner: false, isClosedForGood: false },
  ];
  identity.deps.people = {
    ...emptyPeople,
    inQueues: async () => ({
      tickets: [],
      merchants,
      managerInvitations: [],
      lastMerchantId: 3,
      apiKeys: [],
      activity: [],
    }),
  };
  const { status, body } = await marta.remove(PASSWORD);
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { error_code: 'last_owner', payload: { merchantIds: [3] } },
  });
  identity.deps.people = emptyPeople;
  expect((await marta.remove(PASSWORD)).status).toBe(204);
});

test('a service that is away is notified until it confirms; a confirmation of the first minute does not count', async () => {
  const ada = await person(identity);
  await identity.db.collection('erasures').deleteMany({});
  await ada.remove(PASSWORD);
  const { id: userId } = ada.user;
  const waiting = () => identity.db.collection('erasures').countDocuments();
  const confirmBoth = async () => {
    for (const service of ['queues', 'passes'] as const) {
      await confirmErasure(identity.deps, { userId, service });
    }
  };
  await confirmBoth();
  expect(await waiting()).toBe(1);
  identity.clock.now = new Date(Date.now() + 61_000);
  identity.published.length = 0;
  expect(await resumeErasures(identity.deps)).toBeInstanceOf(Date);
  expect(identity.published).toEqual([{ type: 'user-deleted', userId }]);
  await confirmErasure(identity.deps, { userId, service: 'queues' });
  expect(await waiting()).toBe(1);
  await confirmBoth();
  expect(await waiting()).toBe(0);
  expect(await resumeErasures(identity.deps)).toBeNull();
});

test.each(['publish', 'end', 'remove', 'mail'] as const)(
  'killed at %s: the next sweep ends what was begun',
  async (step) => {
    const ada = await person(identity);
    const { deps, store } = identity;
    const killed = () => Promise.reject(new Error('killed'));
    const dying = {
      publish: { ...deps, publish: killed },
      end: { ...deps, store: { ...store, sessions: { ...store.sessions, end: killed } } },
      remove: { ...deps, store: { ...store, users: { ...store.users, remove: killed } } },
      mail: { ...deps, mail: { ...deps.mail, send: killed } },
    }[step];
    const { id, email: to } = ada.user;
    await store.erasures.begin(id, deps.now(), { recipient: { to, locale: 'de' } });
    await expect(resumeErasures(dying)).rejects.toThrow('killed');
    identity.published.length = 0;
    identity.clock.now = new Date(identity.clock.now.getTime() + 60_000);
    await resumeErasures(deps);
    expect(identity.published).toContainEqual({ type: 'user-deleted', userId: ada.user.id });
    expect(await ada.isSignedIn()).toBe(401);
    expect(await store.users.findById(id)).toBeNull();
    await identity.deliverMail();
    const farewells = identity.mails.filter((mail) => mail.to === to);
    expect(farewells).toHaveLength(1);
    expect(await store.erasures.recipientOf(id)).toBeNull();
  },
);
