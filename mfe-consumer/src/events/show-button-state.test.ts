import { eventSlotAt } from '@turno/shared-types/rules';
import { buildCounter, buildQueue } from '@turno/shared-types/test-data';
import { type ShowButtonContext, showButtonState } from './show-button-state.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);
const queue = buildQueue({ type: 'event', eventPaxCapacity: 40, maxPax: 6 });
const slot = eventSlotAt(queue, { date: '2026-11-21', time: '20:30' }, 'Europe/Rome');
const counter = buildCounter({ time: '20:30', bookedPax: 3 });
const OPEN: ShowButtonContext = {
  show: { slot, counter },
  queue,
  state: { blocker: null },
  role: null,
  hasTicket: false,
  remaining: 3,
  isOnline: true,
  now: at('20:10'),
};
const no = (reason: string) => ({ mayBook: false, reason });
const booked = (bookedPax: number) => ({ show: { slot, counter: { ...counter, bookedPax } } });

test.each([
  ['a show that can be booked', {}, { mayBook: true, most: 6 }],
  ['the minute its booking opens', { now: at('20:00') }, { mayBook: true, most: 6 }],
  ['a minute before', { now: at('19:59') }, { ...no('early'), from: at('20:00') }],
  ['G-53 a show that has begun', { now: at('20:45') }, { mayBook: true, most: 6 }],
  ['G-53 once it is over', { now: at('20:46') }, no('over')],
  ['QUE-061 a ticket that the list no longer shows', { hasTicket: true }, no('over')],
  ['a paused show', { state: { blocker: { kind: 'paused' as const } } }, no('paused')],
  [
    'a show or a merchant that is closed',
    { state: { blocker: { kind: 'closed' as const } } },
    no('closed'),
  ],
  [
    'a merchant where joining is still blocked',
    { state: { blocker: { kind: 'early' as const, from: at('20:20') } } },
    { ...no('blocked'), from: at('20:20') },
  ],
  ['fewer seats than the largest party', booked(37), { mayBook: true, most: 3 }],
  ['no seat', booked(40), no('full')],
  [
    'fewer seats than the least party',
    { ...booked(39), queue: { ...queue, minPax: 2 } },
    no('full'),
  ],
  ['a merchant account', { role: 'ROLE_MERCHANT' as const }, no('merchant')],
  ['allowance used up', { remaining: 0 }, no('limit')],
  ['no network', { isOnline: false }, no('offline')],
])('CON-065, CON-025: %s', (_, change, expected) => {
  expect(showButtonState({ ...OPEN, ...change })).toEqual(expected);
});
