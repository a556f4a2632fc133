import {
  accountCall,
  endOtherSessionsCall,
  endSessionCall,
  sessionsCall,
} from '@turno/shared-types';
import { codeOf, person } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

test('IDN-032 a user sees where they are signed in, the current session marked, without secrets', async () => {
  const ada = await person(identity);
  await ada.open();
  const sessions = await ada.list();
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    device: 'Safari, iPhone',
    createdAt: identity.clock.now.toISOString(),
    lastUsedAt: identity.clock.now.toISOString(),
    isCurrent: true,
  });
  const ids = await identity.store.sessions.idsOfUser(ada.user.id);
  for (const id of ids) expect(JSON.stringify(sessions)).not.toContain(id);
});

test('IDN-032 a session that its user ends is rejected, announced to the other services, and gone from the list', async () => {
  const ada = await person(identity);
  const { accessToken: other } = await ada.open('Firefox, Linux');
  const shown = (await ada.list()).find(
    ({ device }: { device: string }) => device === 'Firefox, Linux',
  );
  const request = { params: { userId: ada.user.id, sessionId: shown.id } };
  expect((await identity.call(endSessionCall, request, { token: ada.token })).status).toBe(204);
  expect(identity.published.at(-1)).toMatchObject({ type: 'session-revoked', userId: ada.user.id });
  expect(await ada.isSignedIn(other)).toBe(401);
  expect(await ada.isSignedIn()).toBe(200);
  expect(await ada.list()).toHaveLength(1);
  expect(await codeOf(identity.call(endSessionCall, request, { token: ada.token }))).toBe(
    'not_found',
  );
});

test('IDN-032 all other sessions end at once, everywhere; this one and those of other users stay', async () => {
  const [ada, eve] = [await person(identity), await person(identity)];
  const others = [await ada.open('Firefox, Linux'), await ada.open(), await ada.open()];
  const params = { userId: ada.user.id };
  const before = identity.published.length;
  const answer = await identity.call(endOtherSessionsCall, { params }, { token: ada.token });
  expect(answer.status).toBe(204);
  for (const { accessToken } of others) expect(await ada.isSignedIn(accessToken)).toBe(401);
  expect([await ada.isSignedIn(), await eve.isSignedIn()]).toEqual([200, 200]);
  expect(await ada.list()).toHaveLength(1);
  const revoked = identity.published.slice(before).map((event) => event.type);
  expect(revoked).toEqual(['session-revoked', 'session-revoked', 'session-revoked']);
  const foreign = identity.call(endOtherSessionsCall, { params }, { token: eve.token });
  expect((await foreign).status).toBe(404);
});

test('X-31 no one can see or end the sessions of another user', async () => {
  const [ada, eve] = [await person(identity), await person(identity)];
  const [{ id: sessionId }] = await ada.list();
  const theirs = { params: { userId: ada.user.id, sessionId } };
  const mixed = { params: { userId: eve.user.id, sessionId } };
  for (const request of [theirs, mixed]) {
    expect((await identity.call(endSessionCall, request, { token: eve.token })).status).toBe(404);
  }
  const list = identity.call(sessionsCall, { params: theirs.params }, { token: eve.token });
  expect((await list).status).toBe(404);
  expect((await identity.call(sessionsCall, { params: theirs.params })).status).toBe(401);
  expect(await ada.isSignedIn()).toBe(200);
});

test('G-24 a user reads their own account and no other', async () => {
  const [ada, eve] = [await person(identity), await person(identity, { facebookId: '100200' })];
  const request = { params: { userId: eve.user.id } };
  const { body } = await identity.call(accountCall, request, { token: eve.token });
  const { id, email, name, role } = eve.user;
  expect(body).toEqual({
    id,
    email,
    name,
    role,
    emailVerified: false,
    newEmail: null,
    signsInWithFacebook: true,
  });
  expect((await identity.call(accountCall, request, { token: ada.token })).status).toBe(404);
});
