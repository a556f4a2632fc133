import fc from 'fast-check';
import {
  calledSince,
  expiresAt,
  expirySeconds,
  isValidForCheckIn,
  qrLifeSeconds,
} from './ticket-expiry.ts';

const none = { ticketsExpireIn: null };

test.each([
  {
    name: 'the franchising',
    franchising: { ticketsExpireIn: 100 },
    merchant: { ticketsExpireIn: 200 },
    seconds: 100,
  },
  {
    name: 'else the merchant',
    franchising: none,
    merchant: { ticketsExpireIn: 200 },
    seconds: 200,
  },
  {
    name: 'without a franchising',
    franchising: null,
    merchant: { ticketsExpireIn: 200 },
    seconds: 200,
  },
  { name: 'else five minutes', franchising: none, merchant: none, seconds: 300 },
])('QUE-073 CST-004 $name says how long', ({ franchising, merchant, seconds }) => {
  expect(expirySeconds(franchising, merchant)).toBe(seconds);
});

test('X-04 the signature lives ten minutes, or as long as the ticket', () => {
  expect([300, 900].map(qrLifeSeconds)).toEqual([600, 900]);
});

const CALLED = new Date('2026-11-21T10:00:00Z');
const END = new Date('2026-11-21T10:05:00Z');

test('QUE-073 a ticket expires after it was called', () => {
  expect(expiresAt(CALLED, 300)).toEqual(END);
  expect(expiresAt(null, 300)).toBeNull();
});

test.each([
  { name: 'waiting today', change: {}, good: true },
  { name: 'waiting since another day', change: { isOfToday: false }, good: false },
  { name: 'called', change: { expiresAt: END }, good: true },
  { name: 'called before midnight', change: { expiresAt: END, isOfToday: false }, good: true },
  { name: 'expired', change: { expiresAt: CALLED }, good: false },
  { name: 'removed', change: { canceledAt: CALLED }, good: false },
  { name: 'used', change: { checkedInAt: CALLED, expiresAt: END }, good: false },
])('QUE-073 valid for check-in: $name', ({ change, good }) => {
  const facts = {
    canceledAt: null,
    checkedInAt: null,
    expiresAt: null,
    isOfToday: true,
    ...change,
  };
  expect(isValidForCheckIn(facts, new Date('2026-11-21T10:05:00Z'))).toBe(good);
});

const at = (seconds: number) => new Date(CALLED.getTime() + seconds * 1_000);

test.each([
  { name: 'called before its show, from the start of it', show: at(60), end: at(360) },
  { name: 'called at its start', show: CALLED, end: at(300) },
  { name: 'called when the show had begun, from the call', show: at(-60), end: at(300) },
])('QUE-073 a ticket $name', ({ show, end }) => {
  expect(expiresAt(CALLED, 300, show)).toEqual(end);
});

test('QUE-073 the calls that are still good are those whose tickets have not expired', () => {
  const second = fc.integer({ min: -5_000, max: 5_000 });
  const show = fc.option(second.map(at));
  fc.assert(
    fc.property(second, second, fc.nat(3_000), show, (called, now, expiry, showStartsAt) => {
      const isGood = at(called) >= calledSince(at(now), expiry, showStartsAt);
      const end = expiresAt(at(called), expiry, showStartsAt);
      expect(isGood).toBe(end !== null && at(now) <= end);
    }),
  );
  expect(calledSince(at(300), 300, null)).toEqual(CALLED);
  expect(calledSince(at(300), 300, CALLED) < at(-86_400)).toBe(true);
  expect(calledSince(at(301), 300, CALLED)).toEqual(at(1));
});
