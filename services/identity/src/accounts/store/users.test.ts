import type { Database } from '@turno/kit';
import { connectNewTestDatabase, shardingProblems } from '@turno/kit/test';

import { createStore, type Store } from '../../deps.ts';
import type { User } from './account-model.ts';
import { type Claim, claimKey } from './claims.ts';
import { newUserId } from './users.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

let users: Store['users'];
let database: Database;
beforeAll(async () => {
  database = await connectNewTestDatabase();
  ({ users } = await createStore(database));
});
afterAll(() => database.close());

const claimsOf = (kind: 'emails' | 'facebook_users') => database.db.collection<Claim>(kind);
const count = (kind: string, filter: object) => database.db.collection(kind).countDocuments(filter);

function person(email: string, change: Partial<User> = {}): User {
  const user = { id: newUserId(), email, passwordHash: 'x', name: null, createdAt: NOW };
  return { ...user, role: 'ROLE_USER', expiresAt: null, ...change };
}

test('IDN-034 fifty accounts for one address at once: exactly one is stored', async () => {
  const added = await Promise.all(
    Array.from({ length: 50 }, () => users.add(person('all@example.com'))),
  );
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await count('users', { email: 'all@example.com' })).toBe(1);
});

test('IDN-009 twenty accounts for one Facebook user at once, of ten addresses: exactly one is stored', async () => {
  const facebookId = '4242';
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, n) => users.add(person(`fb-${n % 10}@x.test`, { facebookId }))),
  );
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await count('users', { facebookId })).toBe(1);
  const emails = Array.from({ length: 10 }, (_, n) => claimKey(`fb-${n}@x.test`));
  expect(await count('emails', { _id: { $in: emails } })).toBe(1);
});

test('an account is found by its address and its id, as it was given', async () => {
  const ada = person('ada@example.com', { name: 'Ada' });
  await users.add(ada);
  expect(await users.findByEmail(ada.email)).toEqual(ada);
  expect(await users.findById(ada.id)).toEqual(ada);
  expect(await users.findById(1)).toBeNull();
});

test('IDN-034 an id that is taken is no taken address', async () => {
  const first = person('first@example.com');
  await users.add(first);
  await expect(users.add(person('second@example.com', { id: first.id }))).rejects.toThrow(
    'another account’s',
  );
  expect(await users.findByEmail('second@example.com')).toBeNull();
  expect(await users.add(person('second@example.com'))).toBe(true);
});

test('IDN-001 an account that its schema does not allow is not added', async () => {
  const role = 'ROLE_ADMIN' as User['role'];
  await expect(users.add(person('admin@example.com', { role }))).rejects.toThrow('role');
  const extra = { ...person('extra@example.com'), isAdmin: true };
  await expect(users.add(extra)).rejects.toThrow('isAdmin');
  const emails = [claimKey('admin@example.com'), claimKey('extra@example.com')];
  expect(await count('emails', { _id: { $in: emails } })).toBe(0);
});

describe('a crash between a claim and its account', () => {
  const crashed = (value: string, createdAt: Date): Claim => ({
    _id: claimKey(value),
    userId: 7,
    createdAt,
  });
  const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

  test('IDN-034 leaves the address free again after a minute, for one of many', async () => {
    const email = 'crashed@example.com';
    await claimsOf('emails').insertOne(crashed(email, secondsAgo(60)));
    expect(await users.findByEmail(email)).toBeNull();
    const added = await Promise.all(Array.from({ length: 5 }, () => users.add(person(email))));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await users.findByEmail(email)).toMatchObject({ email });
  });

  test('IDN-034 counts as a concurrent sign-up before that', async () => {
    const email = 'under-way@example.com';
    await claimsOf('emails').insertOne(crashed(email, secondsAgo(59)));
    expect(await users.add(person(email))).toBe(false);
  });

  test('IDN-009 leaves a Facebook user free again too', async () => {
    await claimsOf('facebook_users').insertOne(crashed('777', secondsAgo(60)));
    const user = person('seven@example.com', { facebookId: '777' });
    expect(await users.add(user)).toBe(true);
    expect(await users.findByFacebookId('777')).toEqual(user);
  });
});

test('IDN-034 a sign-up that waits for a concurrent one learns its outcome', async () => {
  const other = person('slow@example.com', { facebookId: '888' });
  await claimsOf('emails').insertOne({
    _id: claimKey(other.email),
    userId: other.id,
    createdAt: NOW,
  });
  const adding = users.add(person(other.email));
  await database.db.collection<{ _id: number }>('users').insertOne({ _id: other.id, ...other });
  expect(await adding).toBe(false);
});

test('G-60 a removed account frees its address and its Facebook user; another one’s claim stays', async () => {
  const gone = person('gone@example.com', { facebookId: '999' });
  await users.add(gone);
  await users.remove(gone.id);
  await users.remove(gone.id);
  expect(await users.findByFacebookId('999')).toBeNull();
  const next = person(gone.email, { facebookId: '999' });
  expect(await users.add(next)).toBe(true);
  await users.remove(gone.id);
  expect(await users.findByEmail(gone.email)).toEqual(next);
});

test('IDN-025 only accounts whose time is over are found for removal, the longest over first', async () => {
  const at = (ms: number) => ({ expiresAt: new Date(NOW.getTime() + ms) });
  const gone = person('gone@guest.invalid', at(0));
  const longGone = person('long-gone@guest.invalid', at(-1));
  const later = person('later@guest.invalid', at(1));
  const always = person('always@example.com');
  for (const user of [gone, longGone, later, always]) await users.add(user);
  const found = await users.findExpired(NOW, 10);
  expect(found.map(({ id }) => id)).toEqual([longGone.id, gone.id]);
  expect(await users.findExpired(NOW, 1)).toEqual(found.slice(0, 1));
  await users.removeAll(found.map(({ id }) => id));
  expect(await users.findById(gone.id)).toBeNull();
  expect(await users.findByEmail(gone.email)).toBeNull();
  expect(await users.findById(later.id)).not.toBeNull();
  expect(await users.findById(always.id)).not.toBeNull();
});

test('every unique index of identity begins with the shard key of its collection', async () => {
  expect(await shardingProblems(database.db)).toEqual([]);
});
