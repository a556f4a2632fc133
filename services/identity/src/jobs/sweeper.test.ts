import { newGuest, newPerson } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { removeExpired, startSweeper } from './sweeper.ts';

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

  await removeExpired(store, new Date(deps.now().getTime() + 86_400_000));
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

describe('the sweep', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('comes again every minute, whatever became of the last one, until it is stopped', async () => {
    const errors: unknown[] = [];
    const work = jest.fn(async () => {
      throw new Error('away');
    });
    const stop = startSweeper({ work, onError: (error) => errors.push(error) });
    await jest.advanceTimersByTimeAsync(59_999);
    expect(work).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    expect(errors).toHaveLength(2);
    await stop();
    await jest.advanceTimersByTimeAsync(180_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('does not begin anew while it is still under way, and is waited for at the end', async () => {
    let finish = () => {};
    const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const stop = startSweeper({ work, onError: () => undefined });
    await jest.advanceTimersByTimeAsync(180_000);
    expect(work).toHaveBeenCalledTimes(1);
    let isStopped = false;
    const stopping = stop().then(() => {
      isStopped = true;
    });
    await jest.advanceTimersByTimeAsync(1);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
  });
});
