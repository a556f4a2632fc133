import type { Queue } from '@turno/shared-types';
import { buildCounter, buildQueue } from '@turno/shared-types/test-data';
import { AUTO_TAB, firstTab, groupOf, sortedForTabs } from './open-queue.ts';

test.each([
  { name: 'an event', queue: { type: 'event', nextRatio: 2, listOnly: false }, group: 'event' },
  {
    name: 'a ratio',
    queue: { type: 'standard', nextRatio: 2, listOnly: false },
    group: 'automatic',
  },
  { name: 'a list', queue: { type: 'standard', nextRatio: 2, listOnly: true }, group: 'normal' },
  {
    name: 'neither',
    queue: { type: 'standard', nextRatio: null, listOnly: false },
    group: 'normal',
  },
] as const)('MER-015 $name is in the $group group', ({ queue, group }) => {
  expect(groupOf(queue)).toBe(group);
});

const counterOf = (id: number, ticketsAhead: number) =>
  buildCounter({ id, queueId: id, ticketsAhead, paxAhead: ticketsAhead });
const queueOf = (id: number, change: Partial<Queue> = {}, waiting = 0) =>
  buildQueue({ id, queue_daily_counters: [counterOf(id, waiting)], ...change });

test('MER-014 S-11 queues in which people wait come first, then automatic ones; a multi-queue is one tab', () => {
  const children = [buildQueue({ id: 31 }), buildQueue({ id: 32 })];
  const queues = [
    queueOf(1, { type: 'event' }),
    queueOf(2),
    queueOf(3, { multiQueue: true, childQueues: children }),
    queueOf(4, { nextRatio: 2 }),
    queueOf(5, {}, 3),
  ];
  expect(sortedForTabs(queues).map(({ id }) => id)).toEqual([5, 4, 2, 3, 1]);
});

test.each([
  { name: 'people wait in an ordinary queue', queues: [queueOf(1, {}, 2), queueOf(2)], tab: 1 },
  {
    name: 'people wait in an automatic one',
    queues: [queueOf(1), queueOf(2, { nextRatio: 1 }, 2)],
    tab: AUTO_TAB,
  },
  {
    name: 'nobody waits',
    queues: [queueOf(1), queueOf(2, { nextRatio: 1 })],
    tab: AUTO_TAB,
  },
  { name: 'nobody waits and none is automatic', queues: [queueOf(1), queueOf(2)], tab: 1 },
])('MER-014 the first tab where $name', ({ queues, tab }) => {
  expect(firstTab(queues)).toBe(tab);
});
