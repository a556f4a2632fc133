import { eventSlotAt } from '@turno/shared-types/rules';
import { buildCounter, buildQueue } from '@turno/shared-types/test-data';
import { type ShowScene, seatsLeft, showButtonState } from './show-button-state.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);
const queue = buildQueue({ type: 'event', eventPaxCapacity: 40, maxPax: 6 });
const slot = eventSlotAt(queue, { date: '2026-11-21', time: '20:30' }, 'Europe/Rome');
const counter = buildCounter({ time: '20:30', bookedPax: 3 });
const SCENE: ShowScene = {
  show: { slot, counter },
  queue,
  state: { isClosed: false, isPaused: false, blockedUntil: null },
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
  ['QUE-061 a ticket that is out of sight', { hasTicket: true }, no('over')],
  ['a paused show', { state: { ...SCENE.state, isClosed: true, isPaused: true } }, no('paused')],
  ['a show or a place that is closed', { state: { ...SCENE.state, isClosed: true } }, no('closed')],
  [
    'a place that lets nobody in yet',
    { state: { ...SCENE.state, blockedUntil: '20:20' } },
    { ...no('blocked'), from: '20:20' },
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
  expect(showButtonState({ ...SCENE, ...change })).toEqual(expected);
});

test.each([
  ['seats that nobody took', 40, undefined, 40],
  ['seats that are left', 40, 3, 37],
  ['more people than seats', 40, 41, 0],
  ['QUE-081 an event that says nothing has one', null, 0, 1],
])('CON-064: %s', (_, eventPaxCapacity, bookedPax, left) => {
  const { bookedPax: _booked, ...bare } = counter;
  const show = { slot, counter: bookedPax === undefined ? bare : { ...bare, bookedPax } };
  expect(seatsLeft(show, { eventPaxCapacity })).toBe(left);
});
