import { connectTestDatabase } from '@turno/kit/test';
import type { Db } from 'mongodb';

import type { Outcome } from './rules.ts';
import { type CheckIns, createCheckIns } from './store.ts';

const SCAN = {
  userId: 1,
  merchantId: 10,
  code: 'K7QX2MBP9D',
  at: new Date('2026-11-21T10:00:00Z'),
};
const REFUSED: Outcome = { kind: 'refused', code: 'qr_expired', payload: null };

let checkIns: CheckIns;
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await connectTestDatabase();
  ({ db, close } = database);
  checkIns = await createCheckIns(database.db);
});
afterAll(() => close());

test('PAS-032 a key is entered once, however often it is sent at once', async () => {
  const claims = await Promise.all(
    Array.from({ length: 20 }, () => checkIns.claim({ ...SCAN, key: 'a' })),
  );
  expect(new Set(claims.map(({ nonce }) => nonce)).size).toBe(1);
  expect(claims.every(({ isSameScan, outcome }) => isSameScan && outcome === null)).toBe(true);
});

test.each([
  { name: 'another code', change: { code: 'OTHER22222' } },
  { name: 'another merchant', change: { merchantId: 11 } },
])('PAS-032 a key used for $name is reported', async ({ change }) => {
  await checkIns.claim({ ...SCAN, key: 'b' });
  expect(await checkIns.claim({ ...SCAN, ...change, key: 'b' })).toMatchObject({
    isSameScan: false,
  });
});

test('PAS-034 the first outcome is final', async () => {
  const { nonce } = await checkIns.claim({ ...SCAN, key: 'c' });
  expect(await checkIns.complete(nonce, REFUSED)).toEqual(REFUSED);
  const other: Outcome = { kind: 'refused', code: 'qr_invalid', payload: { $set: 'x' } };
  expect(await checkIns.complete(nonce, other)).toEqual(REFUSED);
  expect((await checkIns.claim({ ...SCAN, key: 'c' })).outcome).toEqual(REFUSED);
});

test('PAS-034 of outcomes that arrive together each scan gets its own, and the first stays', async () => {
  const claims = await Promise.all(
    Array.from({ length: 30 }, (_, at) => checkIns.claim({ ...SCAN, key: `together ${at}` })),
  );
  await checkIns.complete(claims[0]?.nonce ?? '', REFUSED);
  const outcomes = await Promise.all(
    claims.map(({ nonce }, at) =>
      checkIns.complete(nonce, { kind: 'refused', code: 'qr_invalid', payload: { at } }),
    ),
  );
  expect(outcomes[0]).toEqual(REFUSED);
  expect(outcomes.slice(1)).toEqual(
    claims
      .slice(1)
      .map((_, at) => ({ kind: 'refused', code: 'qr_invalid', payload: { at: at + 1 } })),
  );
});

test('PAS-034 a payload is stored as data, whatever its keys', async () => {
  const { nonce } = await checkIns.claim({ ...SCAN, key: 'd' });
  const odd: Outcome = { kind: 'refused', code: 'qr_invalid', payload: { at: '$userId' } };
  expect(await checkIns.complete(nonce, odd)).toEqual(odd);
});

test('PAS-034 a scan is kept for 90 days, and the same scan later is a new one', async () => {
  const scan = { ...SCAN, userId: 7, key: 'old' };
  const { nonce } = await checkIns.claim(scan);
  await checkIns.complete(nonce, REFUSED);
  const later = (days: number) => new Date(SCAN.at.getTime() + days * 86_400_000);
  await checkIns.removeEnded(later(90));
  expect(await checkIns.findOfScanner(7)).toHaveLength(1);
  await checkIns.removeEnded(later(91));
  expect(await checkIns.findOfScanner(7)).toEqual([]);
  expect(await checkIns.claim(scan)).toEqual({ nonce, isSameScan: true, outcome: null });
});

test('G-60 the scans of a scanner are all read, however many', async () => {
  const scans = Array.from({ length: 10_001 }, (_, each) => ({
    _id: `scan ${each}` as never,
    userId: 70,
    merchantId: 10,
    at: SCAN.at,
    outcome: null,
  }));
  await db.collection('check_ins').insertMany(scans);
  expect(await checkIns.findOfScanner(70)).toHaveLength(10_001);
});
