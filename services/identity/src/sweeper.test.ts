import { newGuest, newPerson } from '../test/people.ts';
import { startIdentity, type TestIdentity } from '../test/start-identity.ts';
import { startSweeper, sweep } from './sweeper.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity('sweeper');
});
afterAll(() => identity.close());

test('IDN-025 a guest’s session is gone a day later, with all that is over; a person stays', async () => {
  const { deps, store, db } = identity;
  await newGuest(deps);
  const person = await newPerson(deps, 'ada@example.com');
  await store.spentChallenges.spend('nonce', deps.now());
  const token = (await store.resets.issue(person.user.id, deps.now())) ?? '';
  expect(await store.resets.find(token, deps.now())).toMatchObject({ email: 'ada@example.com' });

  await sweep(store, new Date(deps.now().getTime() + 86_400_000));
  expect(await store.users.findById(person.user.id)).toEqual(person.user);
  expect(await db.collection('sessions').countDocuments()).toBe(1);
  expect(await db.collection('spent_challenges').countDocuments()).toBe(0);
  expect(await db.collection('attempts').countDocuments()).toBe(0);
});

test('what a process left undone is done as soon as the next one starts', async () => {
  const done = jest.fn();
  const stop = startSweeper({ work: async () => done(), onError: () => undefined });
  await stop();
  expect(done).toHaveBeenCalledTimes(1);
});
