import { newGuest, newPerson } from '../test/people.ts';
import { startIdentity, type TestIdentity } from '../test/start-identity.ts';
import { sweep } from './sweeper.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity('sweeper');
});
afterAll(() => identity.close());

test('IDN-025 a guest is gone a day later, account and session; a person stays', async () => {
  const { deps, store, db } = identity;
  const guest = await newGuest(deps);
  const person = await newPerson(deps, 'ada@example.com');
  await store.spentChallenges.spend('nonce', deps.now());
  await store.resets.issue(person.user.id, deps.now());

  await sweep(store, new Date(deps.now().getTime() + 86_400_000));
  expect(await store.users.findById(guest.user.id)).toBeNull();
  expect(await store.users.findById(person.user.id)).not.toBeNull();
  expect(await db.collection('sessions').countDocuments()).toBe(1);
  expect(await db.collection('spent_challenges').countDocuments()).toBe(0);
  expect(await db.collection('attempts').countDocuments()).toBe(0);
  expect(await db.collection('resets').countDocuments()).toBe(0);
});
