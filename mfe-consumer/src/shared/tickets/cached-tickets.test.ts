import { buildTicket } from '@turno/shared-types/test-data';
import { cacheTickets, readCachedTickets } from './cached-tickets.ts';

const at = Date.parse('2026-11-21T10:00:00.000Z');
const ticket = buildTicket();

beforeEach(() => localStorage.clear());

test('CON-030: tickets are there again, with the moment they are of', () => {
  cacheTickets(localStorage, 77, { tickets: [ticket], at });
  expect(readCachedTickets(localStorage, 77)).toEqual({ tickets: [ticket], at });
});

test('CON-030 only for whom they are', () => {
  cacheTickets(localStorage, 77, { tickets: [ticket], at });
  expect(readCachedTickets(localStorage, 78)).toBeNull();
});

test('CON-030 twenty at most', () => {
  cacheTickets(localStorage, 77, { tickets: Array.from({ length: 30 }, () => ticket), at });
  expect(readCachedTickets(localStorage, 77)?.tickets).toHaveLength(20);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['no object', '7'],
  ['no moment', JSON.stringify({ userId: 77, at: 'now', tickets: [] })],
  ['a ticket of another version', JSON.stringify({ userId: 77, at, tickets: [{ number: 5 }] })],
])('CON-030 %s is left aside', (_, text) => {
  if (text !== null) localStorage.setItem('turno.tickets', text);
  expect(readCachedTickets(localStorage, 77)).toBeNull();
});
