import { buildCounter } from '@turno/shared-types/test-data';
import { type NextScene, nextState, nextTicketOf } from './next-state.ts';

const SCENE: NextScene = {
  counter: buildCounter({ ticketsAhead: 3, nextTicket: 'FO8' }),
  slots: [{ start: '09:00', end: '20:00' }],
  minutes: 10 * 60,
  isCalling: false,
  isOnline: true,
  openOnlyInTime: true,
};

test.each([
  {
    name: 'somebody waits',
    change: {},
    state: { kind: 'ready' },
  },
  {
    name: 'nobody waits',
    change: { counter: buildCounter({ ticketsAhead: 0 }) },
    state: { kind: 'disabled', why: 'nobody' },
  },
  {
    name: 'a call is on its way',
    change: { isCalling: true },
    state: { kind: 'disabled', why: 'calling' },
  },
  {
    name: 'there is no network',
    change: { isOnline: false },
    state: { kind: 'disabled', why: 'offline' },
  },
  {
    name: 'the queue is closed',
    change: { counter: buildCounter({ ticketsAhead: 3, closed: true }) },
    state: { kind: 'disabled', why: 'closed' },
  },
  {
    name: 'six minutes before the first opening',
    change: { minutes: 8 * 60 + 54 },
    state: { kind: 'disabled', why: 'too-early', from: '09:00' },
  },
  {
    name: 'five minutes before the first opening',
    change: { minutes: 8 * 60 + 55 },
    state: { kind: 'ready' },
  },
  {
    name: 'queues that do not open by the clock',
    change: { minutes: 0, openOnlyInTime: false },
    state: { kind: 'ready' },
  },
] as const)('MER-022 CST-019 $name', ({ change, state }) => {
  expect(nextState({ ...SCENE, ...change })).toEqual(state);
});

test.each([
  ['FO8', 'FO8'],
  [null, '8'],
])('MER-016 the next ticket %s after 7 is called out as %s', (nextTicket, named) => {
  expect(nextTicketOf(buildCounter({ counter: 7, nextTicket }))).toBe(named);
});
