import type { MerchantDay } from '@turno/shared-types/rules';
import { buildDay } from '@turno/shared-types/test-data';
import { buildQueue } from '../../../test/factories.ts';
import { changeProblem, editLock, type QueueEditFacts } from './queue-edit.ts';

const WEEK = [[], ['19:00'], [], [], [], [], []];
const EVENT = buildQueue({
  type: 'event',
  eventDuration: 1_800,
  eventPaxCapacity: 10,
  eventNextPaxPresets: [10],
  eventBookingBeforeStart: 1_800,
  eventOpeningBeforeStart: 1_800,
  eventScheduleWeek: WEEK,
});
const SINGLE = buildQueue({ capacity: 2, defaultWaitingTime: 300 });
const PARENT = buildQueue({ multiQueue: true, maxPax: null });
const CHILD = buildQueue({ parentQueueId: PARENT.id, minPax: 3, maxPax: 4 });

test.each([
  [
    'a single queue takes any ordinary field',
    SINGLE,
    { name: 'Altro', maxPax: 3, nextRatio: 2 },
    null,
  ],
  ['nothing at all', SINGLE, {}, null],
  ['a name with a forbidden word', SINGLE, { name: 'La coda' }, 'name'],
  ['event fields without an event', SINGLE, { eventDuration: 600 }, 'eventDuration'],
  ['null for event fields is no change', SINGLE, { eventDuration: null }, null],
  ['a range upside down', SINGLE, { minPax: 5, maxPax: 2 }, 'maxPax'],
  ['a range made empty by one end', SINGLE, { minPax: 16 }, 'maxPax'],
  [
    'QUE-033 a child has three fields',
    CHILD,
    { capacity: 3, listOnly: true, defaultWaitingTime: 9 },
    null,
  ],
  [
    'QUE-033 a child’s name is not judged, since its parent gives it',
    { ...CHILD, name: 'Coda 3-4' },
    { capacity: 3 },
    null,
  ],
  ['QUE-033 and no other', CHILD, { name: 'Altro' }, 'name'],
  ['QUE-033 a parent has its name and free access', PARENT, { name: 'Sala', listOnly: true }, null],
  ['QUE-033 a parent has its code', PARENT, { qrCodeEnabled: false }, null],
  ['a field that was not said is none', CHILD, { name: undefined, capacity: 3 }, null],
  ['QUE-033 and no capacity', PARENT, { capacity: 3 }, 'capacity'],
  ['an event has a schedule', EVENT, { eventScheduleWeek: WEEK, eventDuration: 60 }, null],
  ['G-59 an event is not called event', EVENT, { name: 'Il mio evento' }, 'name'],
  ['an event takes no turns', EVENT, { nextRatio: 1 }, 'nextRatio'],
  [
    'a schedule that ends before it starts',
    EVENT,
    { eventScheduleStartDate: '2026-12-02', eventScheduleEndDate: '2026-12-01' },
    'eventScheduleEndDate',
  ],
  [
    'a show at 24:00',
    EVENT,
    { eventScheduleWeek: [['24:00'], [], [], [], [], [], []] },
    'eventScheduleWeek',
  ],
])('QUE-028 %s', (_name, queue, change, field) => {
  expect(changeProblem(queue, change)?.field ?? null).toBe(field);
});

const at = (time: string) => buildDay({ time, slots: ['09:00-17:00'] });
const facts = (change: Partial<QueueEditFacts>): QueueEditFacts => ({
  queue: SINGLE,
  change: {},
  hasWaiting: false,
  managerDisable: false,
  counter: { closed: false, paused: false },
  day: at('10:00'),
  ...change,
});
const EARLY = at('08:59:59');
const CLOSED = { closed: true, paused: false };
const PAUSED = { closed: false, paused: true };

test.each<[string, Partial<QueueEditFacts>, string | null]>([
  [
    'QUE-035 the schedule while people wait',
    { queue: EVENT, hasWaiting: true, change: { eventScheduleWeek: [[], [], [], [], [], [], []] } },
    'cannot_change_schedule',
  ],
  [
    'QUE-035 the duration too',
    { queue: EVENT, hasWaiting: true, change: { eventDuration: 60 } },
    'cannot_change_schedule',
  ],
  [
    'QUE-035 the same schedule again',
    { queue: EVENT, hasWaiting: true, change: { eventScheduleWeek: WEEK } },
    null,
  ],
  [
    'QUE-035 the schedule while no ticket waits',
    { queue: EVENT, change: { eventDuration: 60 } },
    null,
  ],
  ['QUE-035 capacity while people wait', { hasWaiting: true, change: { capacity: 9 } }, null],
  [
    'X-49 capacity in a running queue, unless that is disabled',
    { change: { capacity: 9, defaultWaitingTime: 1 } },
    null,
  ],
  [
    'QUE-036 X-49 capacity after the first slot began',
    { managerDisable: true, change: { capacity: 9 } },
    'queue_running',
  ],
  [
    'QUE-036 capacity before it',
    { managerDisable: true, day: EARLY, change: { capacity: 9 } },
    null,
  ],
  ['QUE-036 the same capacity', { managerDisable: true, change: { capacity: 2 } }, null],
  [
    'QUE-036 the average time while the queue is open',
    { managerDisable: true, day: EARLY, change: { defaultWaitingTime: 1 } },
    'queue_running',
  ],
  [
    'QUE-036 the average time while it is paused',
    { managerDisable: true, counter: PAUSED, change: { defaultWaitingTime: 1 } },
    'queue_running',
  ],
  [
    'QUE-036 the average time once it is closed',
    { managerDisable: true, counter: CLOSED, change: { defaultWaitingTime: 1 } },
    null,
  ],
  [
    'QUE-036 capacity on a day without openings',
    {
      managerDisable: true,
      day: { ...EARLY, slots: [] },
      change: { capacity: 9, defaultWaitingTime: 1 },
    },
    null,
  ],
  ['QUE-029 free access at any time', { managerDisable: true, change: { listOnly: true } }, null],
])('%s', (_name, change, code) => {
  expect(editLock(facts(change))?.code ?? null).toBe(code);
});

test.each([
  ['eventScheduleStartDate', '2026-12-01'],
  ['eventScheduleEndDate', '2026-12-31'],
  ['eventScheduleWeek', WEEK.toReversed()],
  ['eventDuration', 60],
  ['eventBookingBeforeStart', 60],
  ['eventOpeningBeforeStart', 60],
])('QUE-035 %s is of the schedule that stays while people wait', (field, value) => {
  const change = { [field]: value };
  expect(editLock(facts({ queue: EVENT, hasWaiting: true, change }))).toEqual({
    code: 'cannot_change_schedule',
  });
  expect(editLock(facts({ queue: EVENT, hasWaiting: false, change }))).toBeNull();
});

test('QUE-036 the lock begins with the first slot, to the second', () => {
  const lock = (day: MerchantDay) =>
    editLock(facts({ managerDisable: true, change: { capacity: 9 }, day }));
  expect(lock(at('08:59:59'))).toBeNull();
  expect(lock(at('09:00:00'))).toEqual({ code: 'queue_running' });
});

test('QUE-028 the violation of a field that may not change names it', () => {
  expect(changeProblem(CHILD, { capacity: 2, name: 'Altro' })).toEqual({
    code: 'validation_error',
    field: 'name',
  });
});
