import { newGuest } from '../../test/people.ts';
import { clearAccounts, startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { confirmErasure, eraseExpiredGuests, resumeErasures } from './delete-account.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(async () => {
  identity.clock.now = new Date();
  identity.published.length = 0;
  await clearAccounts(identity.db);
  await identity.db.collection('erasures').deleteMany({});
});

const GUEST_LIFE_MS = 9 * 86_400_000;
const waiting = () => identity.db.collection('erasures').countDocuments();
const accounts = () => identity.db.collection('users').countDocuments();

test('IDN-025 G-60 a guest who has not come back for nine days is forgotten by every service, like everybody who is deleted', async () => {
  const { deps, clock } = identity;
  const { user } = await newGuest(deps);
  const staying = await newGuest({ ...deps, now: () => new Date(clock.now.getTime() + 60_000) });
  clock.now = new Date(clock.now.getTime() + GUEST_LIFE_MS + 60_000);
  await eraseExpiredGuests(deps);
  expect(await deps.store.users.findById(user.id)).toBeNull();
  expect(await deps.store.users.findById(staying.user.id)).not.toBeNull();
  expect(identity.published).toEqual([{ type: 'user-deleted', userId: user.id }]);
  // Their token was over a minute ago: the first confirmation counts.
  for (const service of ['queues', 'passes'] as const) {
    await confirmErasure(deps, { userId: user.id, service });
  }
  expect(await waiting()).toBe(0);
});

test('G-60 one sweep removes all guests that expired, and repeats every announcement without confirmation', async () => {
  const { deps, clock } = identity;
  await Promise.all(Array.from({ length: 130 }, () => newGuest(deps)));
  clock.now = new Date(clock.now.getTime() + GUEST_LIFE_MS + 120_000);
  await eraseExpiredGuests(deps);
  expect({ accounts: await accounts(), waiting: await waiting() }).toEqual({
    accounts: 0,
    waiting: 130,
  });
  const first = clock.now;
  for (let sweep = 1; sweep <= 2; sweep += 1) {
    identity.published.length = 0;
    clock.now = new Date(first.getTime() + sweep * 60_000);
    expect(await resumeErasures(deps)).toEqual(expect.any(Date));
    const announced = identity.published.filter(({ type }) => type === 'user-deleted');
    expect(announced).toHaveLength(130);
  }
});

test('G-60 an erasure that cannot be repeated keeps no other from being announced', async () => {
  const { deps, clock } = identity;
  const guests = await Promise.all(Array.from({ length: 3 }, () => newGuest(deps)));
  clock.now = new Date(clock.now.getTime() + GUEST_LIFE_MS + 120_000);
  await eraseExpiredGuests(deps);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const announced: number[] = [];
  const [stuck] = guests.map(({ user }) => user.id);
  const publish: typeof deps.publish = async (event) => {
    if (event.type !== 'user-deleted') return;
    if (event.userId === stuck) throw new Error('stuck');
    announced.push(event.userId);
  };
  await expect(resumeErasures({ ...deps, publish })).rejects.toThrow('stuck');
  const others = guests.map(({ user }) => user.id).filter((id) => id !== stuck);
  expect(announced.toSorted()).toEqual(others.toSorted());
});

test.each(['beginAll', 'removeAll', 'publish'] as const)(
  'G-60 killed at %s: no guest is removed without an announcement',
  async (step) => {
    const { deps, clock } = identity;
    const { user } = await newGuest(deps);
    clock.now = new Date(clock.now.getTime() + GUEST_LIFE_MS + 120_000);
    const killed = () => Promise.reject(new Error('killed'));
    const { store } = deps;
    const dying = {
      beginAll: { ...deps, store: { ...store, erasures: { ...store.erasures, beginAll: killed } } },
      removeAll: { ...deps, store: { ...store, users: { ...store.users, removeAll: killed } } },
      publish: { ...deps, publish: killed },
    }[step];
    await expect(eraseExpiredGuests(dying)).rejects.toThrow('killed');
    await eraseExpiredGuests(deps);
    await resumeErasures(deps);
    expect(identity.published).toContainEqual({ type: 'user-deleted', userId: user.id });
    expect(await accounts()).toBe(0);
  },
);
