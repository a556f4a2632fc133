import {
  buildCounter,
  buildMerchant,
  buildQueue,
  JOINING_CASES,
} from '@turno/shared-types/test-data';
import { boardQueues, MAX_PANELS, panelsOf } from './panel-view.ts';

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
    change: { currentTicket: null },
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

test('the board has room for four queues, without children and events', () => {
  const plain = Array.from({ length: 6 }, (_, at) => buildQueue({ id: 20 + at }));
  const queues = [
    buildQueue({ id: 1, parentQueueId: 20 }),
    buildQueue({ id: 2, type: 'event' }),
    ...plain,
  ];
  expect(boardQueues(queues).map((queue) => queue.id)).toEqual([20, 21, 22, 23]);
  expect(MAX_PANELS).toBe(4);
});

const single = buildQueue({ id: 1 });
const eventQueue = buildQueue({ id: 2, type: 'event' });
const passQueue = buildQueue({ id: 3, passMode: 'generic' });
const family = buildQueue({ id: 4, multiQueue: true });
const freeAccess = buildQueue({ id: 5, listOnly: true });

test.each([
  { name: 'two single queues', queues: [single, buildQueue({ id: 6 })], named: [1, 6] },
  { name: 'a single queue and an event', queues: [single, eventQueue], named: [] },
  {
    name: 'one single queue among prefixed ones',
    queues: [single, passQueue, family, freeAccess],
    named: [],
  },
])('S-01 $name: the numbers of $named come with the name of their queue', ({ queues, named }) => {
  const panels = panelsOf(buildMerchant({ queues }), NOW);
  expect(panels.flatMap(({ queueId, isNamed }) => (isNamed ? [queueId] : []))).toEqual(named);
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
