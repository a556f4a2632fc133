import { buildCounter, buildDay } from '@turno/shared-types/test-data';
import { type NextContext, nextState, nextTicketOf } from './next-state.ts';

const at = (time: string) => buildDay({ time, slots: ['09:00-20:00'] });

const CONTEXT: NextContext = {
  counter: buildCounter({ ticketsAhead: 3, nextTicket: 'FO8' }),
  day: at('10:00'),
  isCalling: false,
  isOnline: true,
  openOnlyInTime: true,
};

test.each([
  {
    name: 'a ticket waits',
    change: {},
    state: { kind: 'ready' },
  },
  {
    name: 'no ticket waits',
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
    name: 'the queue is closed and empty',
    change: { counter: buildCounter({ ticketsAhead: 0, closed: true }) },
    state: { kind: 'disabled', why: 'closed' },
  },
  {
    name: 'S-04 people wait in a closed queue',
    change: { counter: buildCounter({ ticketsAhead: 3, closed: true }) },
    state: { kind: 'ready' },
  },
  {
    name: 'S-04 people wait after hours',
    change: { day: at('21:00') },
    state: { kind: 'ready' },
  },
  {
    name: 'six minutes before the first opening',
    change: { day: at('08:54') },
    state: { kind: 'disabled', why: 'too-early', from: at('09:00').now },
  },
  {
    name: 'five minutes before the first opening',
    change: { day: at('08:55') },
    state: { kind: 'ready' },
  },
  {
    name: 'S-04 hours that were moved to later after the place had opened',
    change: { day: { ...at('08:00'), hadOpened: true } },
    state: { kind: 'ready' },
  },
  {
    name: 'queues that do not open by the clock',
    change: { day: at('00:00'), openOnlyInTime: false },
    state: { kind: 'ready' },
  },
] as const)('MER-022 CST-019 $name', ({ change, state }) => {
  expect(nextState({ ...CONTEXT, ...change })).toEqual(state);
});

test.each([
  ['FO8', 'FO8'],
  [null, '8'],
])('MER-016 the next ticket %s after 7 is called out as %s', (nextTicket, named) => {
  expect(nextTicketOf(buildCounter({ counter: 7, nextTicket }))).toBe(named);
});
