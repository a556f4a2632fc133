import {
  buildCounter,
  buildMerchant,
  buildQueue,
  JOINING_CASES,
} from '@turno/shared-types/test-data';
import { panelsOf } from './panel-view.ts';

/** 11:30 in Rome, on the day of the test counters. */
const NOW = new Date('2026-11-21T10:30:00Z');
const SERVED = { counter: 47, currentTicket: 'A47', ticketsAhead: 23, paxAhead: 25 };

const opening = (start: string | null, end: string | null) => ({
  id: 1,
  dayOfWeek: 6,
  date: null,
  start,
  end,
  typology: null,
});

function panel(
  counter: Parameters<typeof buildCounter>[0],
  { queue = {}, merchant = {} }: { queue?: object; merchant?: object } = {},
) {
  const queues = [buildQueue({ queue_daily_counters: [buildCounter(counter)], ...queue })];
  return panelsOf(buildMerchant({ queues, ...merchant }), NOW)[0];
}

test.each([
  { name: 'DIS-002 a number is served', change: {}, state: 'serving', number: 'A47' },
  {
    name: 'DIS-003 open, no number called yet',
    change: { currentTicket: null, counter: 0 },
    state: 'waiting',
    number: null,
  },
  {
    name: 'X-54 paused, the number stays on show',
    change: { paused: true },
    state: 'paused',
    number: 'A47',
  },
  {
    name: 'DIS-003 closed while people still wait: they see their number come',
    change: { closed: true },
    state: 'closed',
    number: 'A47',
  },
  {
    name: 'DIS-003 closed and empty',
    change: { closed: true, ticketsAhead: 0 },
    state: 'closed',
    number: null,
  },
  {
    name: 'X-54 closed wins over paused',
    change: { closed: true, paused: true, ticketsAhead: 0 },
    state: 'closed',
    number: null,
  },
  {
    name: 'QUE-041 yesterday is over',
    change: { date: '2026-11-20' },
    state: 'waiting',
    number: null,
  },
])('$name', ({ change, state, number }) => {
  expect(panel({ ...SERVED, ...change })).toMatchObject({ state, number });
});

test('DIS-002 people are counted, not tickets', () => {
  expect(panel(SERVED)?.people).toBe(25);
});

test('DIS-003 a merchant without openings today is closed', () => {
  expect(panel({}, { merchant: { openings: [] } })).toMatchObject({ state: 'closed' });
});

test('DIS-004 a list-only queue shows free access and no count', () => {
  expect(panel(SERVED, { queue: { listOnly: true } })).toMatchObject({
    state: 'free-access',
    number: null,
    people: null,
  });
});

test.each([
  { name: 'under half an hour in minutes', wait: 1_080, hint: { kind: 'minutes', minutes: 18 } },
  {
    name: 'from half an hour on as a clock time',
    wait: 3_600,
    hint: { kind: 'clock', at: new Date('2026-11-21T11:30:00Z') },
  },
  { name: 'nothing at zero (X-23)', wait: 0, hint: { kind: 'none' } },
  { name: 'nothing when unknown', wait: null, hint: { kind: 'none' } },
])('DIS-002 the wait of the next number: $name', ({ wait, hint }) => {
  expect(panel({ ...SERVED, estimatedWaitingTime: wait })?.hint).toEqual(hint);
});

test.each([
  { name: 'before the first slot', slots: [opening('15:00', '20:00')], time: '15:00' },
  {
    name: 'between two slots',
    slots: [opening('08:00', '11:00'), opening('16:00', '20:00')],
    time: '16:00',
  },
])('DIS-002 the opening time instead of the wait: $name', ({ slots, time }) => {
  const shown = panel({ estimatedWaitingTime: 600 }, { merchant: { openings: slots } });
  expect(shown?.hint).toEqual({ kind: 'opens', time });
});

test.each(['paused', 'closed'] as const)('DIS-002 a %s queue promises no wait', (state) => {
  expect(panel({ ...SERVED, [state]: true, estimatedWaitingTime: 600 })?.hint.kind).toBe('none');
});

test('DIS-002 every queue has a panel, without the sizes of a multi-queue', () => {
  const plain = Array.from({ length: 6 }, (_, at) => buildQueue({ id: 20 + at }));
  const queues = [buildQueue({ id: 1, parentQueueId: 20 }), ...plain];
  const shown = panelsOf(buildMerchant({ queues }), NOW);
  expect(shown.map(({ queueId }) => queueId)).toEqual([20, 21, 22, 23, 24, 25]);
});

const show = (id: number, time: string, change: object = {}) =>
  buildCounter({ id, time, date: '2026-11-21', ...change });
const calledIn = (number: string, calledAt: string) => ({
  currentTicket: number,
  latestCalls: [{ desk: null, first: 7, counter: 7, paxCount: 2, ticketValue: number, calledAt }],
});
const planetarium = (shows: ReturnType<typeof show>[]) =>
  panelsOf(
    buildMerchant({
      queues: [
        buildQueue({
          ...{ id: 2, type: 'event', name: 'Planetario', queue_daily_counters: shows },
          ...{ eventDuration: 3_600, eventOpeningBeforeStart: 1_800 },
        }),
      ],
    }),
    NOW,
  );

test('S-05 DIS-002 a called show of an event is on the board, the latest call first', () => {
  const [panel] = planetarium([
    show(1, '11:00', calledIn('PL7', '2026-11-21T10:10:00Z')),
    show(2, '11:45', calledIn('PM2', '2026-11-21T10:20:00Z')),
    show(3, '15:00'),
  ]);
  expect(panel).toMatchObject({ name: 'Planetario 11:45', state: 'serving', number: 'PM2' });
  expect(panel?.calls).toMatchObject([{ number: 'PM2' }]);
  expect(panel?.mayJoin).toBe(false);
});

test.each([
  { name: 'the next show, with its entrance', times: ['09:00', '15:00'], is: 'Planetario 15:00' },
  { name: 'the show that has just begun', times: ['11:20', '15:00'], is: 'Planetario 11:20' },
  { name: 'nothing after the last show', times: ['09:00'], is: undefined },
])('S-05 before its calls an event shows $name', ({ times, is }) => {
  const [panel] = planetarium(times.map((time, at) => show(at + 1, time)));
  expect(panel?.name).toBe(is);
  const entrance = { kind: 'entrance', time: '14:30' };
  expect(panel?.hint).toEqual(
    is === 'Planetario 15:00' ? entrance : is === undefined ? undefined : { kind: 'none' },
  );
});

test('DIS-006 a queue that closes and reopens keeps its calls, so that none is announced again', () => {
  const called = calledIn('A47', '2026-11-21T10:20:00Z');
  const open = panel({ ...SERVED, ...called });
  const closed = panel({ ...SERVED, ...called, closed: true, ticketsAhead: 0 });
  expect(closed).toMatchObject({ number: null, calls: open?.calls });
  expect(open?.calls).toHaveLength(1);
});

test('S-20 the board names the desks, the newest call first; one desk without a name is not named', () => {
  const call = (counter: number, desk: { id: number; name: string } | null) => ({
    ...{ desk, first: counter, counter, paxCount: 1 },
    ticketValue: `A${counter}`,
    calledAt: NOW.toISOString(),
  });
  const latestCalls = [call(47, { id: 3, name: 'Sportello 3' }), call(44, null)];
  expect(panel({ ...SERVED, latestCalls })).toMatchObject({
    number: 'A47',
    desks: [
      { number: 'A47', desk: 'Sportello 3' },
      { number: 'A44', desk: null },
    ],
  });
  expect(panel({ ...SERVED, latestCalls: [call(47, null)] })?.desks).toEqual([]);
});

test.each(JOINING_CASES)('S-04 S-05 S-13 the board: $name', ({ merchant, now, date, ...row }) => {
  const queue = buildQueue({ queue_daily_counters: [buildCounter({ ...row.counter, date })] });
  const [shown] = panelsOf(buildMerchant({ ...merchant, queues: [queue] }), now);
  expect(shown?.mayJoin).toBe(row.blocked === null);
  expect(shown?.state === 'paused').toBe(row.status === 'paused');
  expect(shown?.state === 'closed').toBe(row.status === 'closed');
});
