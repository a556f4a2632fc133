import { connectTestDatabase } from '@turno/kit/test';

import { createSessions, type SessionRecord, type Sessions } from './store.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const TOMORROW = new Date('2026-11-22T10:00:00Z');

let sessions: Sessions;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await connectTestDatabase();
  close = database.close;
  sessions = await createSessions(database.db);
});
afterAll(() => close());

async function open(id: string, expiresAt: Date): Promise<SessionRecord> {
  const session: SessionRecord = {
    id,
    userId: 7,
    role: 'ROLE_USER',
    scope: 'access',
    passwordVersion: 0,
    device: 'Safari, iPhone',
    createdAt: NOW,
    lastUsedAt: NOW,
    expiresAt,
  };
  await sessions.add(session);
  return session;
}

test('IDN-032 a session is live until its end, whether it was swept or not', async () => {
  const session = await open('a', TOMORROW);
  expect(await sessions.findLive('a', NOW)).toEqual(session);
  expect(await sessions.findLive('a', TOMORROW)).toBeNull();
  expect(await sessions.findLive('unknown', NOW)).toBeNull();
});

test('IDN-031 an ended session is not brought back by a visit that extends it', async () => {
  await open('b', TOMORROW);
  await sessions.end('b');
  await sessions.extend('b', new Date('2026-12-21T10:00:00Z'));
  expect(await sessions.findLive('b', NOW)).toBeNull();
});

test('IDN-010 of two concurrent visits the later expiry wins', async () => {
  await open('c', TOMORROW);
  const later = new Date('2026-12-21T10:00:00Z');
  await sessions.extend('c', later);
  await sessions.extend('c', new Date('2026-12-20T10:00:00Z'));
  expect((await sessions.findLive('c', NOW))?.expiresAt).toEqual(later);
});

test('expired sessions are removed and no others', async () => {
  await open('d', NOW);
  await open('e', TOMORROW);
  expect(await sessions.removeExpired(NOW)).toBe(1);
  expect(await sessions.findLive('e', NOW)).not.toBeNull();
});

test('IDN-032 the use of a session is written at most every five minutes', async () => {
  await open('used', TOMORROW);
  const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const lastUse = async () => (await sessions.findLive('used', NOW))?.lastUsedAt;
  await sessions.touch('used', after(4));
  expect(await lastUse()).toEqual(NOW);
  await sessions.touch('used', after(5));
  expect(await lastUse()).toEqual(after(5));
  await sessions.touch('used', after(9));
  expect(await lastUse()).toEqual(after(5));
});

test('IDN-032 a user has all of their own sessions, without those that are over', async () => {
  const userId = 99;
  const add = (id: string, owner: number, expiresAt: Date) =>
    sessions.add({
      id,
      userId: owner,
      role: 'ROLE_USER',
      scope: 'access',
      createdAt: NOW,
      expiresAt,
    });
  await add('mine', userId, TOMORROW);
  await add('over', userId, NOW);
  await add('theirs', 98, TOMORROW);
  expect((await sessions.findOfUser(userId, NOW)).map(({ id }) => id)).toEqual(['mine']);
  expect(await sessions.idsOfUser(userId)).toEqual(expect.arrayContaining(['mine', 'over']));
  const more = Array.from({ length: 250 }, (_, each) => add(`mine ${each}`, userId, TOMORROW));
  await Promise.all(more);
  expect(await sessions.findOfUser(userId, NOW)).toHaveLength(251);
});
