import { connectTestDatabase } from '@turno/kit/test';

import { LIMITS, secondsBlocked } from '../rules/limits.ts';
import { type AttemptStore, createAttempts } from './attempts.ts';

const START = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

let attempts: AttemptStore;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await connectTestDatabase();
  close = database.close;
  attempts = await createAttempts(database.db);
});
afterAll(() => close());

const window = (email: string, address = '10.0.0.1') => ({
  limit: LIMITS.signInOfPair,
  of: [email, address],
});

/** Seconds each of some attempts at one moment has to wait; 0 are those that may try. */
async function waits(email: string, count: number, at: Date): Promise<number[]> {
  const states = await Promise.all(
    Array.from({ length: count }, () => attempts.take(window(email), at)),
  );
  return states.map((state) => secondsBlocked(state, at));
}

test('G-60 of a hundred attempts at once ten may try', async () => {
  const all = await waits('burst@example.com', 100, START);
  expect(all.filter((seconds) => seconds === 0)).toHaveLength(10);
  expect(all.filter((seconds) => seconds === 60)).toHaveLength(90);
});

test('G-60 after a wait one more may try, and the next wait is longer, up to a quarter of an hour', async () => {
  await waits('slow@example.com', 10, START);
  const seen: number[] = [];
  let at = START;
  for (let round = 0; round < 6; round += 1) {
    const [wait = 0] = await waits('slow@example.com', 1, at);
    seen.push(wait);
    at = new Date(at.getTime() + wait * 1_000);
    expect(await waits('slow@example.com', 1, at)).toEqual([0]);
  }
  expect(seen).toEqual([60, 120, 300, 600, 900, 900]);
});

test('G-60 a block holds for one account at one address only', async () => {
  await waits('ada@example.com', 10, START);
  expect(await waits('ada@example.com', 1, START)).toEqual([60]);
  expect(await waits('bob@example.com', 1, START)).toEqual([0]);
  const elsewhere = await attempts.take(window('ada@example.com', '10.0.0.2'), START);
  expect(secondsBlocked(elsewhere, START)).toBe(0);
});

test('G-60 a right password and a quiet day clear the window', async () => {
  const email = 'cleared@example.com';
  await waits(email, 9, START);
  await attempts.clear(window(email));
  expect(await waits(email, 9, START)).toEqual(Array(9).fill(0));
  expect(await waits(email, 10, after(86_401))).toEqual(Array(10).fill(0));
});

test('G-60 a hundred right passwords from one address block no one there', async () => {
  const venue = { limit: LIMITS.signInOfPair, of: ['venue'] };
  for (let n = 0; n < 100; n += 1) {
    expect(secondsBlocked(await attempts.take(venue, START), START)).toBe(0);
    await attempts.giveBack(venue);
  }
});

test('G-60 windows that no longer count are removed', async () => {
  await waits('old@example.com', 1, after(-86_400));
  expect(await attempts.removeExpired(START)).toBeGreaterThanOrEqual(1);
});
