import { buildQueue } from '@turno/shared-types/test-data';
import { groupOf, tabsOf } from './merchant-atoms.ts';

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

test('MER-014 S-11 automatic queues come first, and a multi-queue is one tab', () => {
  const children = [buildQueue({ id: 31 }), buildQueue({ id: 32 })];
  const queues = [
    buildQueue({ id: 1, type: 'event' }),
    buildQueue({ id: 2 }),
    buildQueue({ id: 3, multiQueue: true, childQueues: children }),
    buildQueue({ id: 4, nextRatio: 2 }),
  ];
  expect(tabsOf(queues).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});
