import { buildDay, buildQueue } from '@turno/shared-types/test-data';
import {
  changeOf,
  draftOf,
  eventProblems,
  planOf,
  valuesOf,
  withSchedule,
  withStart,
} from './event-values.ts';

const TODAY = '2026-11-21';
const WEEK = [[], ['19:00'], [], [], [], [], ['20:00', '21:00']];
const NO_TIMES = [[], [], [], [], [], [], []];
const EVENT = buildQueue({
  type: 'event',
  name: 'Planetario',
  eventPaxCapacity: 40,
  eventDuration: 3_600,
  eventScheduleStartDate: '2026-11-01',
  eventScheduleWeek: WEEK,
});
const IDLE = {
  hasWaiting: false,
  bookedSeats: 0,
  managerDisable: false,
  counter: { closed: false, paused: false },
  day: buildDay({ time: '10:00', slots: ['09:00-23:00'] }),
};

test('MER-044 CST-006 a new event begins with the defaults', () => {
  expect(valuesOf(null, TODAY)).toEqual({
    name: '',
    eventPaxCapacity: 1,
    maxPax: 1,
    schedule: 'repeat',
    eventScheduleStartDate: TODAY,
    eventDuration: 1_800,
    eventOpeningBeforeStart: 1_800,
    eventBookingBeforeStart: 1_800,
    eventNextPaxPresets: [10, 30, 40],
    eventScheduleWeek: NO_TIMES,
  });
});

test('MER-046 an event of one day takes place once; its end is its start', () => {
  const once = { ...EVENT, eventScheduleStartDate: TODAY, eventScheduleEndDate: TODAY };
  const values = valuesOf(once, TODAY);
  expect(values.schedule).toBe('once');
  expect(draftOf(values).eventScheduleEndDate).toBe(TODAY);
  expect(planOf(values).eventScheduleEndDate).toBe(TODAY);
  const moved = { ...values, ...withStart(values, '2026-11-23') };
  // 21 November is a Saturday, 23 November a Monday.
  expect(moved.eventScheduleWeek).toEqual([[], ['20:00', '21:00'], [], [], [], [], []]);
  expect(changeOf(moved, new Set(['eventScheduleStartDate']))).toEqual({
    eventScheduleStartDate: '2026-11-23',
    eventScheduleEndDate: '2026-11-23',
  });
});

test('MER-046 another type of schedule begins without times, and repeating clears the end', () => {
  const values = valuesOf(EVENT, TODAY);
  expect(withSchedule(values, 'once', TODAY)).toEqual({
    schedule: 'once',
    eventScheduleStartDate: '2026-11-01',
    eventScheduleWeek: NO_TIMES,
  });
  const without = { ...values, eventScheduleStartDate: null };
  expect(withSchedule(without, 'once', TODAY).eventScheduleStartDate).toBe(TODAY);
  const repeated = { ...values, schedule: 'repeat' as const };
  expect(changeOf(repeated, new Set(['schedule']))).toEqual({ eventScheduleEndDate: null });
});

test('QUE-028 only what was edited is sent', () => {
  const values = { ...valuesOf(EVENT, TODAY), name: 'Stelle', eventDuration: 60 };
  expect(changeOf(values, new Set(['name', 'eventDuration']))).toEqual({
    name: 'Stelle',
    eventDuration: 60,
  });
});

test.each([
  ['a name with the word event', { name: 'Evento di Natale' }, { name: 'nameWord' }],
  ['a name with the word queue', { name: 'Coda stellare' }, { name: 'nameWord' }],
  ['no name', { name: ' ' }, { name: 'nameEmpty' }],
  ['no seats', { eventPaxCapacity: null }, { eventPaxCapacity: 'capacity_invalid' }],
  ['a show without a length', { eventDuration: 0 }, { eventDuration: 'outOfRange' }],
  ['no presets', { eventNextPaxPresets: [] }, { eventNextPaxPresets: 'outOfRange' }],
  ['nothing wrong', {}, {}],
])('MER-042 MER-043 MER-045 %s', (_, change, problems) => {
  const values = { ...valuesOf(EVENT, TODAY), ...change };
  expect(eventProblems(values, { queue: EVENT, use: IDLE })).toEqual(problems);
});

test('MER-044 a new event needs a time; a stored one may have none', () => {
  const values = { ...valuesOf(EVENT, TODAY), eventScheduleWeek: NO_TIMES };
  expect(eventProblems(values, null)).toEqual({ eventScheduleWeek: 'timesMissing' });
  expect(eventProblems(values, { queue: EVENT, use: IDLE })).toEqual({});
});

test.each([
  ['fewer seats than are booked', { eventPaxCapacity: 4 }, { eventPaxCapacity: 'people_in_queue' }],
  ['other times', { eventScheduleWeek: NO_TIMES }, { eventScheduleWeek: 'cannot_change_schedule' }],
  ['more seats', { eventPaxCapacity: 50 }, {}],
])('S-10 with people who have booked: %s', (_, change, problems) => {
  const use = { ...IDLE, hasWaiting: true, bookedSeats: 5 };
  const values = { ...valuesOf(EVENT, TODAY), ...change };
  expect(eventProblems(values, { queue: EVENT, use })).toEqual(problems);
});

test.each([
  ['more than the seats', { maxPax: 41 }, 'aboveSeats'],
  ['fewer seats than before', { maxPax: 6, eventPaxCapacity: 5 }, 'aboveSeats'],
  ['as many as the seats', { maxPax: 40 }, undefined],
  ['no limit of its own', { maxPax: null }, undefined],
  ['fewer than the smallest party', { maxPax: 1 }, 'outOfRange'],
])('X-43 people per booking: %s', (_, change, problem) => {
  const queue = { ...EVENT, minPax: 2, maxPax: 6 };
  const values = { ...valuesOf(queue, TODAY), ...change };
  expect(eventProblems(values, { queue, use: IDLE }).maxPax).toBe(problem);
});

test('X-43 S-10 a stored party above the seats blocks neither another edit nor, while locked, fewer seats', () => {
  const queue = { ...EVENT, maxPax: 50 };
  const values = { ...valuesOf(queue, TODAY), name: 'Stelle' };
  expect(eventProblems(values, { queue, use: IDLE })).toEqual({});
  const use = { ...IDLE, hasWaiting: true };
  expect(eventProblems({ ...values, eventPaxCapacity: 30 }, { queue, use })).toEqual({});
});
