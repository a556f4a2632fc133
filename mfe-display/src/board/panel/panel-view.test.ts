import {
  buildCounter,
  buildMerchant,
  buildOpening,
  buildQueue,
  JOINING_CASES,
} from '@turno/shared-types/test-data';
import { panelsOf } from './panel-view.ts';

/** 11:30 in Rome, on the day of the test counters. */
const NOW = new Date('2026-11-21T10:30:00Z');
const SERVED = { counter: 47, currentTicket: 'A47', ticketsAhead: 23, paxAhead: 25 };

const at = (utc: string) => new Date(`2026-11-21T${utc}:00Z`);

const opening = (start: string | null, end: string | null) =>
  buildOpening({ dayOfWeek: 6, start, end });

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
  { name: 'its range', wait: 1_080, hint: { range: { kind: 'minutes', from: 10, to: 25 } } },
  { name: 'a clock time later', wait: 3_600, hint: { kind: 'clock', at: at('11:30') } },
  { name: 'the same minutes later (S-02)', wait: 3_600, ago: 240, hint: { at: at('11:26') } },
  { name: 'nothing at zero (X-23)', wait: 0, hint: { kind: 'none' } },
  { name: 'nothing when unknown', wait: null, hint: { kind: 'none' } },
])('DIS-002 the wait of the next number: $name', ({ wait, hint, ago = 0 }) => {
  const estimatedAt = new Date(NOW.getTime() - ago * 1_000).toISOString();
  const waits = { estimatedWaitingTime: wait, waitLow: 720, waitHigh: 1_500, estimatedAt };
  expect(panel({ ...SERVED, ...waits })?.hint).toMatchObject(hint);
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

test.each([
  { state: 'paused', hint: { kind: 'none' } },
  // The merchant never closes: the next day begins at midnight.
  { state: 'closed', hint: { kind: 'opens', time: '00:00', date: '2026-11-22' } },
])('DIS-002 a $state queue promises no wait', ({ state, hint }) => {
  expect(panel({ ...SERVED, [state]: true, estimatedWaitingTime: 600 })?.hint).toEqual(hint);
});

test.each([
  {
    name: 'later today',
    slots: [opening('15:00', '20:00')],
    closed: false,
    hint: { time: '15:00' },
  },
  {
    name: 'closed for today by staff: on the next day',
    slots: [opening('15:00', '20:00'), { ...opening('09:30', '13:00'), dayOfWeek: 1 }],
    closed: true,
    hint: { time: '09:30', date: '2026-11-23' },
  },
])('DIS-003 at night the board says when the queue opens: $name', ({ slots, closed, hint }) => {
  const shown = panel({ closed }, { merchant: { openings: slots } });
  expect(shown?.hint).toEqual({ kind: 'opens', ...hint });
});

test('S-01 a multi-queue shows the last call of every size, the smallest first', () => {
  const calledAt = '2026-11-21T10:20:00Z';
  const recentCalls = [
    { queueId: 31, ticketValue: 'B2', desk: null, calledAt },
    { queueId: 30, ticketValue: 'A9', desk: 'Sala', calledAt: '2026-11-21T10:10:00Z' },
    { queueId: 31, ticketValue: 'B1', desk: null, calledAt: '2026-11-21T10:00:00Z' },
  ];
  const child = (id: number, minPax: number, maxPax: number | null) => ({
    ...buildQueue({ id, minPax, maxPax, parentQueueId: 11 }),
    maxPax,
  });
  const childQueues = [child(32, 5, null), child(31, 3, 4), child(30, 1, 2)];
  const shown = panel({ ...SERVED, recentCalls }, { queue: { multiQueue: true, childQueues } });
  expect(shown?.sizes).toMatchObject([
    { minPax: 1, maxPax: 2, call: { number: 'A9', desk: 'Sala' } },
    { minPax: 3, maxPax: 4, call: { number: 'B2' } },
    { minPax: 5, maxPax: null, call: null },
  ]);
});

test('DIS-002 every queue has a panel, without the sizes of a multi-queue', () => {
  const plain = Array.from({ length: 6 }, (_, at) => buildQueue({ id: 20 + at }));
  const queues = [buildQueue({ id: 1, parentQueueId: 20 }), ...plain];
  const shown = panelsOf(buildMerchant({ queues }), NOW);
  expect(shown.map(({ queueId }) => queueId)).toEqual([20, 21, 22, 23, 24, 25]);
});

const calledIn = (number: string, calledAt: string) => ({
  currentTicket: number,
  latestCalls: [{ desk: null, first: 7, counter: 7, paxCount: 2, ticketValue: number, calledAt }],
});
test('DIS-006 a queue that closes and reopens keeps its calls, so that none is announced again', () => {
  const called = calledIn('A47', '2026-11-21T10:20:00Z');
  const open = panel({ ...SERVED, ...called });
  const closed = panel({ ...SERVED, ...called, closed: true, ticketsAhead: 0 });
  expect(closed).toMatchObject({ number: null, calls: open?.calls });
  expect(open?.calls).toHaveLength(1);
});

test('S-20 the calls name their desks, the newest call first', () => {
  const call = (counter: number, desk: { id: number; name: string } | null) => ({
    desk,
    first: counter,
    counter,
    paxCount: 1,
    ticketValue: `A${counter}`,
    calledAt: NOW.toISOString(),
  });
  const latestCalls = [call(47, { id: 3, name: 'Sportello 3' }), call(44, null)];
  expect(panel({ ...SERVED, latestCalls })).toMatchObject({
    number: 'A47',
    calls: [
      { number: 'A47', desk: 'Sportello 3' },
      { number: 'A44', desk: null },
    ],
  });
});

test.each(JOINING_CASES)('S-04 S-05 S-13 the board: $name', ({ merchant, now, date, ...row }) => {
  const queue = buildQueue({ queue_daily_counters: [buildCounter({ ...row.counter, date })] });
  const [shown] = panelsOf(buildMerchant({ ...merchant, queues: [queue] }), now);
  expect(shown?.mayJoin).toBe(row.blocked === null);
  expect(shown?.state === 'paused').toBe(row.status === 'paused');
  expect(shown?.state === 'closed').toBe(row.status === 'closed');
});
