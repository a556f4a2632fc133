import {
  buildCounter,
  buildMerchant,
  buildOpening,
  buildQueue,
} from '@turno/shared-types/test-data';
import { panelsOf } from './panel/panel-view.ts';

/** Saturday, 11:30 in Rome, on the day of the test counters. */
const NOW = new Date('2026-11-21T10:30:00Z');
const opening = (start: string, end: string) => buildOpening({ dayOfWeek: 6, start, end });

test.each([
  { name: 'while it is open alone', state: 'free-access', hint: { kind: 'none' } },
  {
    name: 'not before the opening',
    openings: [opening('15:00', '20:00')],
    state: 'closed',
    hint: { kind: 'opens', time: '15:00' },
  },
  {
    name: 'not after the last slot',
    openings: [opening('08:00', '11:00'), { ...opening('09:30', '13:00'), dayOfWeek: 0 }],
    state: 'closed',
    hint: { kind: 'opens', time: '09:30', date: '2026-11-22' },
  },
  {
    name: 'not while staff have closed it',
    change: { closed: true },
    state: 'closed',
    hint: { kind: 'opens', time: '00:00', date: '2026-11-22' },
  },
  {
    name: 'not while it is paused',
    change: { paused: true },
    state: 'paused',
    hint: { kind: 'none' },
  },
])('S-04 DIS-004 free access is shown $name', ({ change = {}, openings, state, hint }) => {
  const counter = buildCounter({ counter: 47, currentTicket: 'A47', ...change });
  const queues = [buildQueue({ listOnly: true, queue_daily_counters: [counter] })];
  const merchant = buildMerchant({ queues, ...(openings ? { openings } : {}) });
  const nobody = { number: null, people: null, calls: [], mayJoin: false };
  expect(panelsOf(merchant, NOW)).toMatchObject([{ state, hint, ...nobody }]);
});
