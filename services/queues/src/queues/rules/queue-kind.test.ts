import { childrenOf, queueOf, withoutUndefined } from './queue-kind.ts';
import { draftProblem, queueProblem } from './queue-problem.ts';

const NO_EVENT = {
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventDuration: null,
  eventPaxCapacity: null,
  eventNextPaxPresets: null,
  eventBookingBeforeStart: null,
  eventOpeningBeforeStart: null,
  eventScheduleWeek: null,
};

test('QUE-030 a queue of which only the name was said', () => {
  expect(queueOf({ name: 'Cassa' })).toEqual({
    name: 'Cassa',
    type: 'standard',
    passMode: 'free',
    listOnly: false,
    multiQueue: false,
    qrCodeEnabled: true,
    capacity: 1,
    minPax: 1,
    maxPax: 15,
    defaultWaitingTime: 300,
    nextRatio: null,
    ...NO_EVENT,
  });
});

test('QUE-081 an event of which only the name was said', () => {
  expect(queueOf({ name: 'Arena', type: 'event' })).toMatchObject({
    minPax: 1,
    maxPax: 1,
    eventScheduleStartDate: null,
    eventScheduleEndDate: null,
    eventDuration: 1_800,
    eventPaxCapacity: 1,
    eventNextPaxPresets: [10, 30, 40],
    eventBookingBeforeStart: 1_800,
    eventOpeningBeforeStart: 1_800,
    eventScheduleWeek: [[], [], [], [], [], [], []],
  });
});

test('QUE-024 explicit values are used, for every kind', () => {
  const said = {
    name: 'Arena',
    type: 'event' as const,
    maxPax: 6,
    eventScheduleStartDate: '2026-12-01',
    eventScheduleEndDate: '2026-12-31',
    eventDuration: 60,
    eventPaxCapacity: 40,
    eventNextPaxPresets: [5],
    eventBookingBeforeStart: 0,
    eventOpeningBeforeStart: 0,
    eventScheduleWeek: [['20:00'], [], [], [], [], [], []],
  };
  expect(queueOf(said)).toMatchObject(said);
  const automatic = { name: 'Giostra', passMode: 'specific' as const, nextRatio: 3, capacity: 2 };
  expect(queueOf(automatic)).toMatchObject(automatic);
});

test('QUE-031 CST-021 children have what was said for each, else what their parent has', () => {
  const draft = {
    name: 'Tavoli',
    multiQueue: true,
    listOnly: true,
    capacity: 5,
    defaultWaitingTime: 60,
  };
  const parent = queueOf(draft);
  expect(parent.maxPax).toBeNull();
  const facts = (children: ReturnType<typeof childrenOf>) =>
    children.map((child) => [
      child.name,
      child.minPax,
      child.maxPax,
      child.capacity,
      child.defaultWaitingTime,
    ]);
  expect(facts(childrenOf(parent, draft))).toEqual([
    ['Tavoli 1-2', 1, 2, 5, 60],
    ['Tavoli 3-4', 3, 4, 5, 60],
    ['Tavoli 5-6', 5, 6, 5, 60],
    ['Tavoli 7+', 7, null, 5, 60],
  ]);
  const said = { ...draft, capacities: [1, 2, 3, 4], defaultWaitingTimes: [10, 20, 30, 40] };
  const children = childrenOf(parent, said);
  expect(children.map(({ capacity }) => capacity)).toEqual([1, 2, 3, 4]);
  expect(children.map(({ defaultWaitingTime }) => defaultWaitingTime)).toEqual([10, 20, 30, 40]);
  expect(children.every(({ listOnly, multiQueue }) => listOnly && !multiQueue)).toBe(true);
});

test('what was not said is left out', () => {
  expect(Object.keys(withoutUndefined({ a: 1, b: undefined, c: null }))).toEqual(['a', 'c']);
});

test.each([
  ['a single queue', { name: 'Cassa' }, null],
  ['a short name', { name: 'Ca' }, 'name'],
  ['capacities of one', { name: 'Cassa', capacities: [1, 1, 1, 1] }, 'capacities'],
  ['times of one', { name: 'Cassa', defaultWaitingTimes: [1, 1, 1, 1] }, 'defaultWaitingTimes'],
  ['sizes of a multi-queue', { name: 'Cassa', multiQueue: true, minPax: 1 }, 'minPax'],
  ['a size of a multi-queue', { name: 'Cassa', multiQueue: true, maxPax: 1 }, 'maxPax'],
  ['sizes of one', { name: 'Cassa', minPax: 2, maxPax: 2 }, null],
  ['a show that is several', { name: 'Cassa', multiQueue: true, type: 'event' }, 'type'],
  ['passes for several', { name: 'Cassa', multiQueue: true, passMode: 'generic' }, 'passMode'],
  ['turns of several', { name: 'Cassa', multiQueue: true, nextRatio: 1 }, 'nextRatio'],
  ['turns of a show', { name: 'Cassa', type: 'event', nextRatio: 1 }, 'nextRatio'],
  ['several with free access', { name: 'Cassa', multiQueue: true, listOnly: true }, null],
  [
    'one day',
    {
      name: 'Sera',
      type: 'event',
      eventScheduleStartDate: '2026-12-01',
      eventScheduleEndDate: '2026-12-01',
    },
    null,
  ],
] as const)('QUE-024 QUE-027 %s', (_name, draft, field) => {
  const given = { ...draft } as Parameters<typeof queueOf>[0];
  const problem = draftProblem(given) ?? queueProblem(queueOf(given));
  expect(problem?.field ?? null).toBe(field);
});
