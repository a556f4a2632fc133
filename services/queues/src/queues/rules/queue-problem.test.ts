import { queueOf } from './queue-kind.ts';
import { draftProblem, queueProblem } from './queue-problem.ts';

const SINGLE = queueOf({ name: 'Cassa' });
const EVENT = queueOf({ name: 'Arena', type: 'event' });
const PARENT = queueOf({ name: 'Tavoli', multiQueue: true });

test.each([
  ['eventScheduleStartDate', '2026-12-01'],
  ['eventScheduleEndDate', '2026-12-01'],
  ['eventDuration', 600],
  ['eventPaxCapacity', 10],
  ['eventNextPaxPresets', [10]],
  ['eventBookingBeforeStart', 600],
  ['eventOpeningBeforeStart', 600],
  ['eventScheduleWeek', [[], [], [], [], [], [], []]],
])('QUE-024 QUE-080 %s is of events alone', (field, value) => {
  const problem = { code: 'validation_error', field };
  expect(queueProblem({ ...SINGLE, [field]: value })).toEqual(problem);
  expect(queueProblem({ ...EVENT, [field]: value })).toBeNull();
});

test.each([
  {
    name: 'passes of any kind in a multi-queue',
    queue: { ...PARENT, passMode: 'generic' as const },
    field: 'passMode',
  },
  {
    name: 'named passes in a multi-queue',
    queue: { ...PARENT, passMode: 'specific' as const },
    field: 'passMode',
  },
  {
    name: 'passes in a single queue',
    queue: { ...SINGLE, passMode: 'specific' as const },
    field: null,
  },
  { name: 'passes for a show', queue: { ...EVENT, passMode: 'specific' as const }, field: null },
  { name: 'a single queue that takes turns', queue: { ...SINGLE, nextRatio: 2 }, field: null },
  { name: 'a multi-queue', queue: PARENT, field: null },
  { name: 'one size of party', queue: { ...SINGLE, minPax: 4, maxPax: 4 }, field: null },
  { name: 'no largest party', queue: { ...SINGLE, minPax: 40, maxPax: null }, field: null },
  {
    name: 'an end without a start',
    queue: { ...EVENT, eventScheduleEndDate: '2026-12-01' },
    field: null,
  },
  {
    name: 'a start without an end',
    queue: { ...EVENT, eventScheduleStartDate: '2026-12-01' },
    field: null,
  },
  {
    name: 'a show at 23:45, and one at 24:00 on another day',
    queue: { ...EVENT, eventScheduleWeek: [['23:45'], [], [], [], [], [], ['20:00', '24:00']] },
    field: 'eventScheduleWeek',
  },
  {
    name: 'a show at 23:45',
    queue: { ...EVENT, eventScheduleWeek: [['23:45'], [], [], [], [], [], []] },
    field: null,
  },
])('QUE-024 $name: $field', ({ queue, field }) => {
  expect(queueProblem(queue)).toEqual(field && { code: 'validation_error', field });
});

test('G-59 QUE-031 a name is judged by the kind of queue, and not at all where a parent gives it', () => {
  const problem = { code: 'queue_name_invalid', field: 'name' };
  expect(queueProblem({ ...SINGLE, name: 'Evento' })).toBeNull();
  expect(queueProblem({ ...EVENT, name: 'Evento' })).toEqual(problem);
  expect(queueProblem({ ...SINGLE, name: 'La coda' })).toEqual(problem);
  expect(queueProblem({ ...SINGLE, name: 'La coda' }, true)).toBeNull();
  expect(queueProblem({ ...SINGLE, minPax: 5, maxPax: 2 }, true)?.field).toBe('maxPax');
});

const FOUR = [1, 2, 3, 4];

test.each([
  { name: 'nothing special', draft: {}, field: null },
  { name: 'sizes of a single queue', draft: { minPax: 1, maxPax: 2 }, field: null },
  {
    name: 'each child’s capacity and time',
    draft: { multiQueue: true, capacities: FOUR, defaultWaitingTimes: FOUR },
    field: null,
  },
  { name: 'capacities without children', draft: { capacities: FOUR }, field: 'capacities' },
  {
    name: 'times without children',
    draft: { multiQueue: false, defaultWaitingTimes: FOUR },
    field: 'defaultWaitingTimes',
  },
  {
    name: 'a smallest party of all children',
    draft: { multiQueue: true, minPax: 1 },
    field: 'minPax',
  },
  {
    name: 'a largest party of all children',
    draft: { multiQueue: true, maxPax: null },
    field: 'maxPax',
  },
])('QUE-024 QUE-031 a draft with $name: $field', ({ draft, field }) => {
  expect(draftProblem({ name: 'Tavoli', ...draft })).toEqual(
    field && { code: 'validation_error', field },
  );
});
