import { isGroupPaused } from './group-pause.ts';

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
