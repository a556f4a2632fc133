import { expiresAt, expirySeconds } from './ticket-expiry.ts';

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

const CALLED = new Date('2026-11-21T10:00:00Z');
const END = new Date('2026-11-21T10:05:00Z');

test('QUE-073 a ticket expires after it was called', () => {
  expect(expiresAt(CALLED, 300)).toEqual(END);
  expect(expiresAt(null, 300)).toBeNull();
});

const at = (seconds: number) => new Date(CALLED.getTime() + seconds * 1_000);

test.each([
  { name: 'called before its show, from the start of it', show: at(60), end: at(360) },
  { name: 'called at its start', show: CALLED, end: at(300) },
  { name: 'called when the show had begun, from the call', show: at(-60), end: at(300) },
])('QUE-073 a ticket $name', ({ show, end }) => {
  expect(expiresAt(CALLED, 300, show)).toEqual(end);
});
