import { buildCounter, buildQueue } from '@turno/shared-types/test-data';
import { neediestQueue, uncalledSince } from './queue-need.ts';

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const call = (calledAt: string) => ({
  desk: null,
  first: 1,
  counter: 1,
  paxCount: 1,
  ticketValue: '1',
  calledAt,
});

type Row = { came: number; calls?: number[]; waiting?: number; paused?: boolean };

function queue(id: number, { came, calls = [], waiting = 1, paused = false }: Row, change = {}) {
  const counter = buildCounter({
    paused,
    ticketsAhead: waiting,
    paxAhead: waiting,
    nextTicketCreatedAt: at(came),
    latestCalls: calls.map((minute) => call(at(minute))),
  });
  return buildQueue({ id, queue_daily_counters: [counter], ...change });
}

test.each<{ name: string; queues: ReturnType<typeof queue>[]; is: number | null }>([
  { name: 'nobody waits', queues: [queue(1, { came: 1, waiting: 0 })], is: null },
  {
    name: 'the longest without a call',
    queues: [queue(1, { came: 1, calls: [30] }), queue(2, { came: 10, calls: [5] })],
    is: 2,
  },
  {
    name: 'of several desks the latest call counts',
    queues: [queue(1, { came: 1, calls: [2, 40] }), queue(2, { came: 30 })],
    is: 2,
  },
  {
    name: 'a paused one comes last',
    queues: [queue(1, { came: 1, paused: true }), queue(2, { came: 50 })],
    is: 2,
  },
  { name: 'a paused one before none', queues: [queue(1, { came: 1, paused: true })], is: 1 },
  {
    name: 'an event and free access need nobody',
    queues: [queue(1, { came: 1 }, { type: 'event' }), queue(2, { came: 1 }, { listOnly: true })],
    is: null,
  },
])('MER-014 the queue that needs somebody: $name', ({ queues, is }) => {
  expect(neediestQueue(queues)?.id ?? null).toBe(is);
});

test('MER-014 the time without a call begins when the next person came', () => {
  expect(uncalledSince(queue(1, { came: 20, calls: [5] }))).toEqual(new Date(at(20)));
});

test('MER-014 S-05 after midnight the time without a call begins with the last call of the day before', () => {
  const { queue_daily_counters: today, ...rest } = queue(1, { came: 0 });
  const before = queue(1, { came: 0, calls: [9], waiting: 0 }).queue_daily_counters;
  expect(uncalledSince({ ...rest, queue_daily_counters: [...today, ...before] })).toEqual(
    new Date(at(9)),
  );
});
