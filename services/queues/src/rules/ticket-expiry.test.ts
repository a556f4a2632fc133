import { expiresAt, expirySeconds, isGoodAtTheDoor, qrLifeSeconds } from './ticket-expiry.ts';

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
])('QUE-073 good at the door: $name', ({ change, good }) => {
  const facts = {
    canceledAt: null,
    checkedInAt: null,
    expiresAt: null,
    isOfToday: true,
    ...change,
  };
  expect(isGoodAtTheDoor(facts, new Date('2026-11-21T10:05:00Z'))).toBe(good);
});
