import { newGuest, newPerson } from '../test/people.ts';
import { startIdentity, type TestIdentity } from '../test/start-identity.ts';
import { removeExpired, startSweeper } from './sweeper.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

test('IDN-025 a guest’s session is gone nine days later, with all that is over; a person stays', async () => {
  const { deps, store, db } = identity;
  await newGuest(deps);
  const person = await newPerson(deps, 'ada@example.com');
  await store.spentChallenges.spend('nonce', deps.now());
  const token = (await store.resets.issue({ userId: person.user.id }, deps.now())) ?? '';
  expect(await store.resets.find(token, deps.now())).toMatchObject({
    user: { email: 'ada@example.com' },
  });

  await removeExpired(store, new Date(deps.now().getTime() + 9 * 86_400_000));
  expect(await store.users.findById(person.user.id)).toEqual(person.user);
  expect(await db.collection('sessions').countDocuments()).toBe(1);
  expect(await db.collection('spent_challenges').countDocuments()).toBe(0);
  expect(await db.collection('attempts').countDocuments()).toBe(0);
});

test('a process that starts sweeps at once', async () => {
  const done = jest.fn();
  const sweeper = startSweeper(
    async () => done(),
    () => undefined,
  );
  await sweeper.stop();
  expect(done).toHaveBeenCalledTimes(1);
});

test('the sweep comes again every minute, whatever became of the last one', async () => {
  jest.useFakeTimers();
  const onError = jest.fn();
  const work = jest.fn(async () => {
    throw new Error('away');
  });
  const sweeper = startSweeper(work, onError);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  await sweeper.stop();
  jest.useRealTimers();
});
