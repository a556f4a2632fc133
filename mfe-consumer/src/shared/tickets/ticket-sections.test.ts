import { buildTicket } from '@turno/shared-types/test-data';
import { sections } from './ticket-sections.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const { queueDailyCounter, queue } = buildTicket();
const served = (counter: number) => ({ queueDailyCounter: { ...queueDailyCounter, counter } });
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const called = (time: string) => ({ ...served(6), executedAt: at(time), expiresAt: null });

test.each([
  ['a waiting ticket', {}, 'waiting'],
  ['the number being served', { ...served(5), executedAt: at('09:59') }, 'now'],
  ['CON-055 called and not let in', called('09:45'), 'called'],
  ['CON-055 called, its code run out', { ...called('09:45'), expiresAt: at('09:50') }, 'over'],
  ['CON-056 called over half an hour ago', called('09:29'), 'past'],
  ['let in', { ...called('09:59'), checkedInAt: at('09:59') }, 'past'],
  [
    'CON-056 a pass ticket whose code ran out',
    {
      ...called('09:50'),
      expiresAt: at('09:55'),
      queue: { ...queue, passMode: 'specific' as const },
    },
    'past',
  ],
  [
    'S-05 of a day that began yesterday and lasts',
    { queueDailyCounter: { ...queueDailyCounter, date: '2026-11-20' } },
    'waiting',
  ],
  [
    'QUE-071 not called before its day ended',
    { queueDailyCounter: { ...queueDailyCounter, date: '2026-11-20' }, status: 'expired' as const },
    'past',
  ],
  [
    'X-22 two days ago',
    { queueDailyCounter: { ...queueDailyCounter, date: '2026-11-19' } },
    'past',
  ],
])('CON-054: %s', (_, change, status) => {
  const { ongoing, past } = sections([buildTicket(change)], NOW);
  expect([...ongoing, ...past].map((each) => each.status)).toEqual([status]);
  expect(past).toHaveLength(status === 'past' ? 1 : 0);
});

const show = (time: string, status: 'waiting' | 'now' | 'expired', change = {}) =>
  buildTicket({ status, queueDailyCounter: { ...queueDailyCounter, time, counter: 9 }, ...change });

test.each([
  ['a show to come, though later numbers were called', show('11:30', 'waiting'), 'waiting'],
  ['a show that lets in', show('11:00', 'now'), 'now'],
  ['CON-066 a show that began over five minutes ago', show('10:54', 'waiting'), 'past'],
  ['CON-066 called late', show('10:54', 'now', { executedAt: at('09:56') }), 'now'],
])('CON-054: %s', (_, ticket, status) => {
  const { ongoing, past } = sections([ticket], NOW);
  expect([...ongoing, ...past].map((each) => each.status)).toEqual([status]);
});

test('CON-054 the called ones come first, removed ones not at all', () => {
  const waiting = buildTicket({ counter: 7 });
  const now = buildTicket({ ...served(5), counter: 5 });
  const removed = buildTicket({ canceledAt: at('09:00') });
  const { ongoing, past } = sections([waiting, removed, now], NOW);
  expect(ongoing.map(({ ticket }) => ticket)).toEqual([now, waiting]);
  expect(past).toEqual([]);
});
