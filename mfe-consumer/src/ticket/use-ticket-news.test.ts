import { ticketNews } from './use-ticket-news.ts';

const waiting = (ticketsAhead: number) => ({ state: 'waiting', ticketsAhead }) as const;

test.each([
  ['nothing changed', waiting(3), waiting(3), null],
  ['the queue moved', waiting(3), waiting(2), { say: 'ahead', count: 2 }],
  ['next in line', waiting(1), waiting(0), { say: 'next' }],
  ['the turn has come', waiting(0), { state: 'now', ticketsAhead: 0 }, { say: 'now' }],
  [
    'the turn has come again',
    { state: 'now', ticketsAhead: 0, calledAgainAt: null },
    { state: 'now', ticketsAhead: 0, calledAgainAt: '2026-11-21T10:00:00Z' },
    { say: 'now' },
  ],
  [
    'let in',
    { state: 'now', ticketsAhead: 0 },
    { state: 'checked-in', ticketsAhead: 0 },
    { say: 'checked-in' },
  ],
  [
    'the code ran out',
    { state: 'passed', ticketsAhead: 0 },
    { state: 'qr-expired', ticketsAhead: 0 },
    { say: 'expired' },
  ],
  [
    'others moving after the turn say nothing',
    { state: 'now', ticketsAhead: 0 },
    { state: 'now', ticketsAhead: 4 },
    null,
  ],
] as const)('announced once: %s', (_, before, after, news) => {
  expect(ticketNews(before, after)).toEqual(news);
});
