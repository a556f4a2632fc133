import { buildTicket } from '@turno/shared-types/test-data';
import { heldTicket, latestTicket, showTicket, waitingTickets } from './current-ticket.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const PLACE = { merchantId: 7, queueIds: [11] };
const { queueDailyCounter } = buildTicket();
const served = (counter: number) => ({ queueDailyCounter: { ...queueDailyCounter, counter } });

test.each([
  ['a waiting ticket is held', {}, true],
  ['the one being served is held', served(5), true],
  ['one that was passed is not', served(6), false],
  ['one that was used is not', { checkedInAt: '2026-11-21T09:59:00.000Z' }, false],
  ['one whose code ran out is not', { expiresAt: '2026-11-21T09:59:00.000Z' }, false],
  ['a removed one is not', { canceledAt: '2026-11-21T09:59:00.000Z' }, false],
])('QUE-072: %s', (_, change, isHeld) => {
  expect(heldTicket([buildTicket(change)], PLACE, NOW) !== null).toBe(isHeld);
});

test('QUE-072 the newest ticket of the queue counts', () => {
  const old = buildTicket({ counter: 1 });
  const newest = buildTicket({ counter: 9 });
  expect(latestTicket([newest, old], PLACE)).toBe(newest);
  expect(latestTicket([newest], { ...PLACE, queueIds: [12] })).toBeNull();
  expect(latestTicket([newest], { ...PLACE, queueIds: [10, 11] })).toBe(newest);
});

test('CON-064 each show has its own ticket', () => {
  const ticket = buildTicket({ queueDailyCounterId: 5 });
  expect(showTicket([ticket], 5)).toBe(ticket);
  expect(showTicket([ticket], 6)).toBeNull();
  expect(showTicket([{ ...ticket, canceledAt: ticket.createdAt }], 5)).toBeNull();
});

test('QUE-060: only tickets that wait use up the allowance', () => {
  const called = buildTicket({ executedAt: '2026-11-21T09:59:00.000Z' });
  expect(waitingTickets([buildTicket(), called], 7)).toBe(1);
  expect(waitingTickets([buildTicket()], 8)).toBe(0);
  expect(waitingTickets([buildTicket(), called])).toBe(1);
});
