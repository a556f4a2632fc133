import { buildDay, buildQueue } from '../../../test-data/index.ts';
import { updateQueueCall } from '../../calls/queues/queues.ts';
import {
  dependsOnPeople,
  EDIT_RULES,
  editBlocker,
  lockedFields,
  type SettingsChange,
} from './queue-edit.ts';

const WEEK = [[], ['19:00'], [], [], [], [], []];
const QUEUE = buildQueue({
  type: 'event',
  capacity: 2,
  defaultWaitingTime: 300,
  minPax: 1,
  maxPax: 10,
  nextRatio: null,
  eventScheduleStartDate: '2026-11-01',
  eventScheduleEndDate: '2026-11-30',
  eventDuration: 1_800,
  eventPaxCapacity: 10,
  eventNextPaxPresets: [10],
  eventBookingBeforeStart: 1_800,
  eventOpeningBeforeStart: 1_800,
  eventScheduleWeek: WEEK,
});

/** A change of each field; the seats become fewer. */
const CHANGES: Required<SettingsChange> = {
  name: 'Altro',
  qrCodeEnabled: !QUEUE.qrCodeEnabled,
  eventNextPaxPresets: [20],
  passMode: 'generic',
  listOnly: true,
  minPax: 2,
  maxPax: 8,
  nextRatio: 2,
  eventScheduleStartDate: '2026-11-02',
  eventScheduleEndDate: null,
  eventScheduleWeek: [['19:00'], [], [], [], [], [], []],
  eventDuration: 60,
  eventBookingBeforeStart: 60,
  eventOpeningBeforeStart: 60,
  eventPaxCapacity: 4,
  capacity: 9,
  defaultWaitingTime: 60,
};
const at = (time: string) => buildDay({ time, slots: ['09:00-17:00'] });
const IDLE = {
  hasWaiting: false,
  bookedSeats: 0,
  managerDisable: false,
  counter: { closed: false, paused: false },
  day: at('10:00'),
};
type Use = typeof IDLE;

/** Every state of a queue, and what each rule of the table answers in it. */
const STATES: { name: string; use: Partial<Use>; blocked: Record<string, string> }[] = [
  { name: 'with no person in it', use: {}, blocked: {} },
  {
    name: 'with people who wait',
    use: { hasWaiting: true },
    blocked: { 'nobody-waits': 'people_in_queue', 'no-bookings': 'cannot_change_schedule' },
  },
  {
    name: 'with more seats booked than are left',
    use: { hasWaiting: true, bookedSeats: 5 },
    blocked: {
      'nobody-waits': 'people_in_queue',
      'no-bookings': 'cannot_change_schedule',
      'above-bookings': 'people_in_queue',
    },
  },
  {
    name: 'with as many seats booked as are left',
    use: { hasWaiting: false, bookedSeats: 4 },
    blocked: {},
  },
  {
    name: 'that runs, with managerDisable',
    use: { managerDisable: true },
    blocked: { 'before-opening': 'queue_running', 'while-closed': 'queue_running' },
  },
  {
    name: 'before its first slot, with managerDisable',
    use: { managerDisable: true, day: at('08:59:59') },
    blocked: { 'while-closed': 'queue_running' },
  },
  {
    name: 'whose first slot was moved to later, with managerDisable',
    use: { managerDisable: true, day: { ...at('08:00:00'), hadOpened: true } },
    blocked: { 'before-opening': 'queue_running', 'while-closed': 'queue_running' },
  },
  {
    name: 'in the instant of its first slot, with managerDisable',
    use: { managerDisable: true, day: at('09:00:00') },
    blocked: { 'before-opening': 'queue_running', 'while-closed': 'queue_running' },
  },
  {
    name: 'that is paused, with managerDisable',
    use: { managerDisable: true, counter: { closed: false, paused: true } },
    blocked: { 'before-opening': 'queue_running', 'while-closed': 'queue_running' },
  },
  {
    name: 'that is closed, with managerDisable',
    use: { managerDisable: true, counter: { closed: true, paused: false } },
    blocked: { 'before-opening': 'queue_running' },
  },
  {
    name: 'on a day without slots, with managerDisable',
    use: { managerDisable: true, day: { ...at('10:00'), slots: [] } },
    blocked: {},
  },
];

test('S-10 the table has every field that a request may change', () => {
  const { body } = updateQueueCall;
  expect(EDIT_RULES.map(([field]) => field).toSorted()).toEqual(
    Object.keys(body.def.shape).toSorted(),
  );
});

test.each(STATES)(
  'S-10 QUE-029 QUE-035 QUE-036 X-49 what may change in a queue $name',
  ({ use, blocked }) => {
    for (const [field, rule] of EDIT_RULES) {
      const change = { [field]: CHANGES[field] };
      const code = blocked[rule];
      expect([field, editBlocker(QUEUE, change, { ...IDLE, ...use })]).toEqual([
        field,
        code ? { code, field } : null,
      ]);
    }
  },
);

test.each(STATES)('MER-041 what an editor locks in a queue $name', ({ use, blocked }) => {
  const locked = lockedFields(QUEUE, { ...IDLE, ...use });
  // More seats are possible while some are booked.
  const expected = EDIT_RULES.flatMap(([field, rule]) =>
    rule !== 'above-bookings' && blocked[rule] ? [{ code: blocked[rule], field }] : [],
  );
  expect(locked).toEqual(expected);
});

test('S-10 the same value again is no change, in any state', () => {
  for (const { use } of STATES) {
    for (const [field] of EDIT_RULES) {
      const change = { [field]: QUEUE[field] };
      expect(editBlocker(QUEUE, change, { ...IDLE, ...use })).toBeNull();
      expect(dependsOnPeople(QUEUE, change)).toBe(false);
    }
  }
});

test('S-10 a change depends on people exactly where people can block it', () => {
  const crowded = { ...IDLE, hasWaiting: true, bookedSeats: 10 };
  for (const [field] of EDIT_RULES) {
    const change = { [field]: CHANGES[field] };
    expect([field, dependsOnPeople(QUEUE, change)]).toEqual([
      field,
      editBlocker(QUEUE, change, crowded) !== null,
    ]);
  }
});

test('X-43 a show without a number of seats has one', () => {
  const change = { eventPaxCapacity: null };
  expect(editBlocker(QUEUE, change, { ...IDLE, bookedSeats: 2 })?.code).toBe('people_in_queue');
  expect(editBlocker(QUEUE, change, { ...IDLE, bookedSeats: 1 })).toBeNull();
});
