import {
  confirmEmailCall,
  confirmedEmailCall,
  confirmMailedAddressCall,
} from '@turno/shared-types';
import { newGuest, newPerson } from '../../test/people.ts';
import { INTERNAL_SECRET, startIdentity, type TestIdentity } from '../../test/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const secret = { internalSecret: INTERNAL_SECRET };
const read = async (userId: number) =>
  (await identity.call(confirmedEmailCall, { params: { userId } }, secret)).body.email;
const proven = async (userId: number, email: string) => {
  const request = { params: { userId }, body: { email } };
  return (await identity.call(confirmMailedAddressCall, request, secret)).body.email;
};
const newcomer = async (email: string) => (await newPerson(identity.deps, email)).user.id;
const announced = (userId: number) =>
  identity.published.filter(
    (event) => event.type === 'user-email-verified' && event.userId === userId,
  );

test('S-07 another service learns an address once its owner has confirmed it', async () => {
  const email = 'told@example.com';
  const owner = await newcomer(email);
  await identity.deliverMail();
  const mail = identity.mails.find(({ to }) => to === email);
  expect(await read(owner)).toBeNull();
  const [, token = ''] = /confirm-email\/([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
  await identity.call(confirmEmailCall, { body: { token } });
  expect(await read(owner)).toBe(email);
  expect(await read(9_999)).toBeNull();
  expect(await read((await newGuest(identity.deps)).user.id)).toBeNull();
});

test('S-08 an address to which another service mailed a secret is confirmed, and announced again when that is repeated', async () => {
  const email = 'invited@example.com';
  const userId = await newcomer(email);
  expect(await proven(userId, email)).toBe(email);
  expect(await read(userId)).toBe(email);
  const first = await identity.store.users.findById(userId);
  identity.clock.now = new Date(identity.clock.now.getTime() + 1_000);
  expect(await proven(userId, email)).toBe(email);
  expect(announced(userId)).toHaveLength(2);
  const { emailVerifiedAt } = (await identity.store.users.findById(userId)) ?? {};
  expect(emailVerifiedAt).toEqual(first?.emailVerifiedAt);
});

test('S-08 a secret that was mailed to another address confirms none', async () => {
  const userId = await newcomer('own@example.com');
  await identity.store.emailLinks.setNewEmail(userId, 'next@example.com', identity.clock.now);
  for (const email of ['other@example.com', 'next@example.com']) {
    expect(await proven(userId, email)).toBeNull();
  }
  expect(await read(userId)).toBeNull();
  expect(announced(userId)).toEqual([]);
  expect(await proven(9_999, 'own@example.com')).toBeNull();
});

test('S-08 no person confirms an address by the call of services', async () => {
  const { user, accessToken: token } = await newPerson(identity.deps, 'alone@example.com');
  const request = { params: { userId: user.id }, body: { email: user.email } };
  expect((await identity.call(confirmMailedAddressCall, request, { token })).status).toBe(403);
  expect(await read(user.id)).toBeNull();
});
