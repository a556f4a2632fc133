import type { Db } from 'mongodb';
import { testDatabase } from '../../../test/database.ts';
import { newUserId } from '../user-id.ts';
import { createUsers, type User, type Users } from './users.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

let users: Users;
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase('users'));
  users = await createUsers(db);
});
afterAll(() => close());

function person(email: string, change: Partial<User> = {}): User {
  const user = { id: newUserId(), email, passwordHash: 'x', name: null, createdAt: NOW };
  return { ...user, role: 'ROLE_USER', expiresAt: null, ...change };
}

test('IDN-034 fifty accounts for one address at once: exactly one is kept', async () => {
  const added = await Promise.all(
    Array.from({ length: 50 }, () => users.add(person('all@example.com'))),
  );
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await db.collection('users').countDocuments({ email: 'all@example.com' })).toBe(1);
});

test('an account is found by its address and its id, as it was given', async () => {
  const ada = person('ada@example.com', { name: 'Ada' });
  await users.add(ada);
  expect(await users.findByEmail(ada.email)).toEqual(ada);
  expect(await users.findById(ada.id)).toEqual(ada);
  expect(await users.findById(1)).toBeNull();
});

test('an id that is taken is no taken address', async () => {
  const first = person('first@example.com');
  await users.add(first);
  await expect(users.add(person('second@example.com', { id: first.id }))).rejects.toThrow(
    'another account’s',
  );
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
  expect(await users.findById(later.id)).not.toBeNull();
  expect(await users.findById(always.id)).not.toBeNull();
});
