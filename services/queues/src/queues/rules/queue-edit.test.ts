import { buildQueue } from '../../../test/factories.ts';
import { changeProblem } from './queue-edit.ts';

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

test('QUE-028 the violation of a field that may not change names it', () => {
  expect(changeProblem(CHILD, { capacity: 2, name: 'Altro' })).toEqual({
    code: 'validation_error',
    field: 'name',
  });
});
