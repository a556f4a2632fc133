import { buildDay, JOINING_CASES } from '../../../test-data/index.ts';
import { merchantDay } from '../openings/merchant-day.ts';
import {
  groupPauseBlocker,
  isGroupPaused,
  isImmediate,
  isLateToJoin,
  joinBlocker,
  type QueueDay,
  queueStatus,
} from './queue-status.ts';

const NO_LIMITS = { lineupLimitedBeforeOpening: null, avoidLineupBeforeOpening: false };
const WITHIN_HOURS = buildDay({ time: '10:00', slots: ['09:00-13:00'] });
const NO_SLOTS = buildDay({ time: '10:00', slots: [] });

test.each([
  { name: 'open', day: [false, false, 1], closed: false, status: 'opened' },
  { name: 'paused', day: [false, true, 1], closed: true, status: 'paused' },
  { name: 'closed', day: [true, false, 1], closed: true, status: 'closed' },
  { name: 'closed wins over paused', day: [true, true, 1], closed: true, status: 'closed' },
  { name: 'paused wins over no slots', day: [false, true, 0], closed: true, status: 'paused' },
  { name: 'no slots today', day: [false, false, 0], closed: true, status: 'closed' },
] as const)('QUE-038 QUE-039 QUE-040 X-03 $name', ({ day, closed, status }) => {
  for (const type of ['standard', 'event'] as const) {
    const hours = day[2] === 0 ? NO_SLOTS : WITHIN_HOURS;
    const facts: QueueDay = { closed: day[0], paused: day[1], type, day: hours };
    expect(joinBlocker(facts, NO_LIMITS, false) !== null).toBe(closed);
    expect(queueStatus(facts)).toBe(status);
  }
});

test.each(JOINING_CASES)('S-04 S-05 S-13 $name', (row) => {
  const day = merchantDay(row.merchant, row.now);
  const queue: QueueDay = { ...row.counter, type: 'standard', day };
  expect(day.date).toBe(row.date);
  expect(queueStatus(queue)).toBe(row.status);
  expect(joinBlocker(queue, row.merchant, false)?.kind ?? null).toBe(row.blocked);
  expect(joinBlocker(queue, row.merchant, true) === null).toBe(row.mayStaffAdd);
});

test.each([
  { name: 'open', change: {}, isLate: true },
  { name: 'with time left', change: { isTooLate: false }, isLate: false },
  { name: 'paused', change: { paused: true }, isLate: false },
  { name: 'closed', change: { closed: true }, isLate: false },
])(
  'S-04 whoever joins a queue that is $name is warned of closing: $isLate',
  ({ change, isLate }) => {
    const flags = { closed: false, paused: false, type: 'standard' as const, isTooLate: true };
    expect(isLateToJoin({ ...flags, day: WITHIN_HOURS, ...change })).toBe(isLate);
  },
);

test.each([
  { name: 'the setting is off', isTooLate: true, ends: false, isStaff: false, kind: null },
  { name: 'there is time', isTooLate: false, ends: true, isStaff: false, kind: null },
  { name: 'it is too late', isTooLate: true, ends: true, isStaff: false, kind: 'tooLate' },
  { name: 'staff add somebody', isTooLate: true, ends: true, isStaff: true, kind: null },
])('S-04 numbers end before closing: $name', ({ isTooLate, ends, isStaff, kind }) => {
  const flags = { closed: false, paused: false, type: 'standard' as const };
  const limits = { ...NO_LIMITS, endsNumbersAtClosing: ends };
  const blocker = joinBlocker({ ...flags, day: WITHIN_HOURS, isTooLate }, limits, isStaff);
  expect(blocker?.kind ?? null).toBe(kind);
});

const AFTER_HOURS = buildDay({ time: '21:00', slots: ['09:00-13:00'] });

test.each([
  { name: 'nobody waits', change: {}, is: true },
  { name: 'somebody waits', change: { estimatedWaitingTime: 1 }, is: false },
  { name: 'nothing is known', change: { estimatedWaitingTime: null }, is: false },
  { name: 'it is paused', change: { paused: true }, is: false },
  { name: 'it is closed', change: { closed: true }, is: false },
  { name: 'its hours are over', change: { day: AFTER_HOURS }, is: false },
])('X-23 whether whoever joins is next, where $name: $is', ({ change, is }) => {
  const flags = { closed: false, paused: false, type: 'standard' as const };
  const queue = { ...flags, day: WITHIN_HOURS, estimatedWaitingTime: 0, ...change };
  expect(isImmediate(queue, NO_LIMITS)).toBe(is);
});

test('S-04 shows have their own times: an event is not closed after the last slot', () => {
  const event: QueueDay = { closed: false, paused: false, type: 'event', day: AFTER_HOURS };
  expect(queueStatus(event)).toBe('opened');
  expect(queueStatus({ ...event, type: 'standard' })).toBe('closed');
});

const [on, off] = [
  { closed: false, paused: true },
  { closed: false, paused: false },
];
const closed = { closed: true, paused: false };

test.each([
  [[], false],
  [[on, closed], true],
  [[off, closed], false],
  [[closed], false],
  [[{ ...closed, paused: true }], false],
  [[on], true],
  [[on, on], true],
  [[on, off], false],
  [[off], false],
])('QUE-046 QUE-048 the group of %p is paused: %p', (counters, expected) => {
  expect(isGroupPaused(counters)).toBe(expected);
});

const [opened, shut] = [{ closed: false }, { closed: true }];

test.each([
  { name: 'within hours', counters: [opened], day: WITHIN_HOURS, waits: false, blocker: null },
  { name: 'no counter yet', counters: [], day: WITHIN_HOURS, waits: false, blocker: null },
  {
    name: 'one is closed',
    counters: [opened, shut],
    day: WITHIN_HOURS,
    waits: false,
    blocker: null,
  },
  {
    name: 'all are closed',
    counters: [shut, shut],
    day: WITHIN_HOURS,
    waits: true,
    blocker: 'closed',
  },
  {
    name: 'after hours people wait',
    counters: [opened],
    day: AFTER_HOURS,
    waits: true,
    blocker: null,
  },
  {
    name: 'after hours nobody waits',
    counters: [opened],
    day: AFTER_HOURS,
    waits: false,
    blocker: 'over',
  },
  { name: 'no hours today', counters: [opened], day: NO_SLOTS, waits: false, blocker: 'over' },
])('QUE-046 S-04 whether a group can be paused: $name', ({ waits, blocker, ...group }) => {
  expect(groupPauseBlocker({ ...group, isAnybodyWaiting: waits })).toBe(blocker);
});
