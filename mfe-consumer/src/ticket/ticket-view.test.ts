import type { Ticket } from '@turno/shared-types';
import { buildTicket } from '@turno/shared-types/test-data';
import { waitLeft } from '../shared/queue/use-wait-words.ts';
import { progress, ticketView } from './ticket-view.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const CALLED = { executedAt: '2026-11-21T09:59:00.000Z', expiresAt: '2026-11-21T10:04:00.000Z' };
const OVER = { executedAt: '2026-11-21T09:50:00.000Z', expiresAt: '2026-11-21T09:55:00.000Z' };
const view = (served: number, change: Partial<Ticket> = {}) =>
  ticketView(servedAt(buildTicket(change), served), NOW);
const servedAt = (ticket: Ticket, counter: number): Ticket => ({
  ...ticket,
  queueDailyCounter: { ...ticket.queueDailyCounter, counter },
});

describe('X-21, X-51: state and code', () => {
  test.each([
    ['waiting shows its code', 2, {}, 'waiting', true],
    ['the number being served is now', 5, CALLED, 'now', true],
    ['passed by, but still valid at check-in', 6, CALLED, 'passed', true],
    ['passed by without a code', 6, { ...CALLED, qrCodeJWT: null }, 'expired', false],
    ['QUE-073 the code ran out', 5, OVER, 'qr-expired', false],
    [
      'let in',
      5,
      { ...CALLED, checkedInAt: CALLED.executedAt, qrCodeJWT: null },
      'checked-in',
      false,
    ],
    [
      'let in stays so after the limit',
      8,
      { ...OVER, checkedInAt: OVER.executedAt },
      'checked-in',
      false,
    ],
    ['removed', 2, { canceledAt: CALLED.executedAt }, 'expired', false],
  ])('%s', (_, served, change, state, showsQr) => {
    expect(view(served, change)).toMatchObject({ state, showsQr });
  });
});

test('CON-045: only a waiting ticket may be removed', () => {
  expect(view(2).mayRemove).toBe(true);
  expect(view(5, CALLED).mayRemove).toBe(false);
});

test('QUE-073 a called ticket counts down to the end of its code', () => {
  expect(view(5, CALLED).secondsLeft).toBe(240);
  expect(view(2).secondsLeft).toBeNull();
});

describe('CON-050, CON-052: within an hour of opening', () => {
  const { queueDailyCounter, queue } = buildTicket();
  test.each([
    [
      'half an hour before',
      '11:30',
      2,
      { opensAt: '11:30', isBeyondCapacity: true, notesCapacity: true },
    ],
    ['the whole first round fits', '11:30', 3, { opensAt: '11:30', isBeyondCapacity: false }],
    ['one person at a time needs no note', '11:30', 1, { notesCapacity: false }],
    ['exactly an hour before', '12:00', 1, { opensAt: '12:00' }],
    ['longer before', '12:01', 2, { opensAt: null, isBeyondCapacity: false }],
    ['already open', '11:00', 2, { opensAt: null, isBeyondCapacity: false }],
  ])('%s', (_, openingTime, capacity, expected) => {
    const change = {
      queue: { ...queue, capacity },
      queueDailyCounter: { ...queueDailyCounter, openingTime },
    };
    expect(view(2, change)).toMatchObject(expected);
  });

  test('S-04 a queue that its staff have closed opens no more', () => {
    const day = { ...queueDailyCounter, openingTime: '11:30', closed: true };
    const change = { queue: { ...queue, capacity: 2 }, queueDailyCounter: day };
    expect(view(2, change)).toMatchObject({ opensAt: null, isBeyondCapacity: false });
  });
});

test('S-04 a waiting ticket that will probably be called after closing says when that is', () => {
  const { queueDailyCounter } = buildTicket();
  const day = { queueDailyCounter: { ...queueDailyCounter, closesAt: '2026-11-21T10:09:00.000Z' } };
  expect(view(2, day).closesAt).toBe('11:09');
  expect(view(2, { ...day, estimatedWaitingTime: 300 }).closesAt).toBeNull();
  expect(view(5, { ...day, ...CALLED }).closesAt).toBeNull();
});

test.each([
  ['nothing known', null, 0, null],
  ['no wait stays no wait', 0, 60, 0],
  ['time passes', 600, 120, 480],
  ['a minute is the least', 600, 900, 60],
])('CON-053: %s', (_, estimate, passedSeconds, left) => {
  expect(waitLeft(estimate, NOW.getTime() - passedSeconds * 1_000, NOW)).toBe(left);
});

test.each([
  ['where it was taken', 4, 4, 0],
  ['half the way', 2, 3, 0.25],
  ['next, and not called yet', 0, 4, 0.8],
  ['next from the beginning', 0, 0, 0],
  ['put back behind others', 6, 4, 0],
])('CON-043: the progress %s', (_, ahead, firstAhead, share) => {
  expect(progress(ahead, firstAhead)).toBe(share);
});
