import { isGroupPaused, isQueueClosed, queueStatus } from './queue-status.ts';

test.each([
  { name: 'open', day: [false, false, 1], closed: false, status: 'opened' },
  { name: 'paused', day: [false, true, 1], closed: true, status: 'paused' },
  { name: 'closed', day: [true, false, 1], closed: true, status: 'closed' },
  { name: 'closed wins over paused', day: [true, true, 1], closed: true, status: 'closed' },
  { name: 'paused wins over no slots', day: [false, true, 0], closed: true, status: 'paused' },
  { name: 'no slots today', day: [false, false, 0], closed: true, status: 'closed' },
] as const)('QUE-038 QUE-039 QUE-040 X-03 $name', ({ day, closed, status }) => {
  const facts = { closed: day[0], paused: day[1], slotCount: day[2] };
  expect(isQueueClosed(facts)).toBe(closed);
  expect(queueStatus(facts)).toBe(status);
});

const [on, off] = [{ paused: true }, { paused: false }];

test.each([
  [[], false],
  [[on], true],
  [[on, on], true],
  [[on, off], false],
  [[off], false],
])('QUE-048 the group of %p is paused: %p', (counters, expected) => {
  expect(isGroupPaused(counters)).toBe(expected);
});
