import { buildTicket } from '@turno/shared-types/test-data';
import { isShowTicketOver } from './ticket-lifetime.ts';

const at = (time: string) => new Date(`2026-11-21T${time}+01:00`);
const { queueDailyCounter } = buildTicket();
const show = {
  createdAt: at('20:10:00').toISOString(),
  queueDailyCounter: { ...queueDailyCounter, time: '20:30' },
};
const late = { ...show, createdAt: at('20:44:00').toISOString() };

test.each([
  ['before the show', show, at('20:00:00'), false],
  ['five minutes into it', show, at('20:35:00'), false],
  ['a second later', show, at('20:35:01'), true],
  [
    'called late, its time counts from then',
    { ...show, executedAt: at('20:34:00').toISOString() },
    at('20:39:00'),
    false,
  ],
  [
    'called late, and over',
    { ...show, executedAt: at('20:34:00').toISOString() },
    at('20:39:01'),
    true,
  ],
  [
    'called early, the show counts',
    { ...show, executedAt: at('20:10:00').toISOString() },
    at('20:35:01'),
    true,
  ],
  ['taken during the show, its time counts from then', late, at('20:49:00'), false],
  ['taken during the show, and over', late, at('20:49:01'), true],
  ['a ticket of no show', {}, at('23:59:00'), false],
])('CON-066, X-24: %s', (_, change, now, isOver) => {
  expect(isShowTicketOver(buildTicket(change), now)).toBe(isOver);
});
