import { buildCounter, buildQueue } from '../../../test-data/index.ts';
import { waitingAt, waitingIn, waitingOn } from './waiting.ts';

const day = (ticketsAhead: number, paxAhead: number, time: string | null = null) =>
  buildCounter({ ticketsAhead, paxAhead, time });

const COUNTERS = [day(2, 5, '10:00'), day(1, 4, '11:00')];

test('S-19 people are the members of the parties, numbers their tickets', () => {
  expect(waitingOn(day(2, 5))).toEqual({ people: 5, numbers: 2 });
});

test.each([
  { name: 'an ordinary queue: its present day', change: {}, people: 5, numbers: 2 },
  { name: 'a pass queue', change: { passMode: 'generic' as const }, people: 5, numbers: 2 },
  { name: 'a multi-queue', change: { multiQueue: true }, people: 5, numbers: 2 },
  { name: 'an event: every show', change: { type: 'event' as const }, people: 9, numbers: 3 },
  { name: 'free access: nobody', change: { listOnly: true }, people: 0, numbers: 0 },
])('S-19 $name', ({ change, people, numbers }) => {
  const queue = buildQueue({ queue_daily_counters: COUNTERS, ...change });
  expect(waitingIn(queue)).toEqual({ people, numbers });
});

test('S-19 a queue without a counter has nobody waiting', () => {
  expect(waitingIn(buildQueue({ queue_daily_counters: [] }))).toEqual({ people: 0, numbers: 0 });
});

test('G-54 S-19 a merchant counts each person once: children belong to their parent', () => {
  const queues = [
    buildQueue({ id: 1, multiQueue: true, queue_daily_counters: [day(2, 5)] }),
    buildQueue({ id: 2, parentQueueId: 1, queue_daily_counters: [day(2, 5)] }),
    buildQueue({ id: 3, queue_daily_counters: [day(1, 1)] }),
  ];
  expect(waitingAt(queues)).toEqual({ people: 6, numbers: 3 });
});
