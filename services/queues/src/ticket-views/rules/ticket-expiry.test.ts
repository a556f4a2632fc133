import { expiresAt } from '@turno/shared-types/rules';
import fc from 'fast-check';
import { calledSince, isValidForCheckIn, qrLifeSeconds } from './ticket-expiry.ts';

test('X-04 the signature lives ten minutes, or as long as the ticket', () => {
  expect([300, 900].map(qrLifeSeconds)).toEqual([600, 900]);
});

const CALLED = new Date('2026-11-21T10:00:00Z');
const END = new Date('2026-11-21T10:05:00Z');

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
