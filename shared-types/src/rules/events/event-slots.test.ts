import fc from 'fast-check';
import * as constants from '../../constants.ts';
import {
  type EventPlan,
  eventSlotAt,
  eventSlotsOn,
  eventTicketKeptUntil,
  isShowOver,
  isSlotBookable,
  isSlotExpired,
  isSlotHidden,
  presentSlot,
  presentSlots,
  slotBooking,
} from './event-slots.ts';

const ROME = 'Europe/Rome';
const WEEK = [[], ['19:00'], [], [], [], ['21:00', '19:15', '19:15'], ['18:00', '19:30']];
const PLAN: EventPlan = {
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventDuration: 3_600,
  eventBookingBeforeStart: 7_200,
  eventOpeningBeforeStart: 600,
  eventScheduleWeek: WEEK,
};
// Saturday, 17:00 in Rome.
const NOW = new Date('2026-11-21T16:00:00Z');
const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);
const timesOn = (plan: EventPlan, date: string) =>
  eventSlotsOn(plan, date, ROME).map(({ time }) => time);

test('QUE-080 the shows of today are those of its weekday, first show first, with their windows', () => {
  expect(presentSlots(PLAN, NOW, ROME)).toEqual([
    {
      date: '2026-11-21',
      time: '18:00',
      startsAt: new Date('2026-11-21T17:00:00Z'),
      endsAt: new Date('2026-11-21T18:00:00Z'),
      bookableFrom: new Date('2026-11-21T15:00:00Z'),
      entranceFrom: new Date('2026-11-21T16:50:00Z'),
    },
    expect.objectContaining({ time: '19:30' }),
  ]);
  expect(timesOn(PLAN, '2026-11-20')).toEqual(['19:15', '21:00']);
  expect(timesOn({ ...PLAN, eventScheduleWeek: null }, '2026-11-20')).toEqual([]);
});

test.each([
  { name: 'before the first day', start: '2026-11-22', end: null, count: 0 },
  { name: 'on the first day', start: '2026-11-21', end: null, count: 2 },
  { name: 'on the last day', start: null, end: '2026-11-21', count: 2 },
  { name: 'after the last day', start: null, end: '2026-11-20', count: 0 },
  { name: 'an event of one day', start: '2026-11-21', end: '2026-11-21', count: 2 },
])('QUE-080 $name: $count shows', ({ start, end, count }) => {
  const plan = { ...PLAN, eventScheduleStartDate: start, eventScheduleEndDate: end };
  expect(presentSlots(plan, NOW, ROME)).toHaveLength(count);
});

test('QUE-081 CST-006 an event without a slot duration has half an hour each', () => {
  const silent = {
    ...PLAN,
    eventDuration: null,
    eventBookingBeforeStart: null,
    eventOpeningBeforeStart: null,
  };
  const slot = eventSlotAt(silent, { date: '2026-11-21', time: '18:00' }, ROME);
  expect(slot.endsAt).toEqual(after(slot.startsAt, 1_800));
  expect(slot.bookableFrom).toEqual(after(slot.startsAt, -1_800));
  expect(slot.entranceFrom).toEqual(after(slot.startsAt, -1_800));
  expect(constants.EVENT_PAX_PRESETS).toEqual([10, 30, 40]);
  expect(constants.EVENT_SLOT_TIMES).toHaveLength(9);
  expect(constants.EVENT_DURATION_MAX_HOURS).toBe(10);
});

test.each([
  { at: -7_201, booking: 'early' },
  { at: -7_200, booking: 'open' },
  { at: 0, booking: 'open' },
  { at: 900, booking: 'open' },
  { at: 901, booking: 'over' },
])('QUE-082 G-53 $at seconds from the start a booking is $booking', ({ at, booking }) => {
  const slot = eventSlotAt(PLAN, { date: '2026-11-21', time: '18:00' }, ROME);
  const now = after(slot.startsAt, at);
  const open = { ...slot, isClosed: false };
  expect(slotBooking(open, now, 'public')).toBe(booking);
  expect(isSlotBookable(open, now, 'public')).toBe(booking === 'open');
  expect(slotBooking({ ...slot, isClosed: true }, now, 'public')).toBe('over');
});

test.each([
  { audience: 'public' as const, at: 900, waiting: 0, expired: false, hidden: false },
  { audience: 'public' as const, at: 901, waiting: 0, expired: true, hidden: true },
  { audience: 'public' as const, at: 901, waiting: 2, expired: true, hidden: false },
  { audience: 'business' as const, at: 300, waiting: 0, expired: false, hidden: false },
  { audience: 'business' as const, at: 301, waiting: 0, expired: true, hidden: true },
  { audience: 'business' as const, at: 301, waiting: 1, expired: true, hidden: false },
])(
  'QUE-083 X-24 G-53 CST-005 $at seconds on, for the $audience, $waiting waiting: expired $expired, hidden $hidden',
  ({ audience, at, waiting, expired, hidden }) => {
    const startsAt = new Date('2026-11-21T17:00:00Z');
    const now = after(startsAt, at);
    const slot = { startsAt, isClosed: false, waiting };
    expect(isSlotExpired(slot, now, audience)).toBe(expired);
    expect(isSlotHidden(slot, now, audience)).toBe(hidden);
    const cancelled = { ...slot, isClosed: true, waiting: 0 };
    expect(isSlotExpired(cancelled, startsAt, audience)).toBe(true);
    expect(isSlotHidden(cancelled, startsAt, audience)).toBe(audience === 'public');
  },
);

test.each([
  { name: 'from the start', takenAt: null, executedAt: null, until: 300 },
  { name: 'from the start when called before', takenAt: -600, executedAt: -60, until: 300 },
  { name: 'from its call when later', takenAt: -600, executedAt: 60, until: 360 },
  {
    name: 'from when it was taken, as late as can be',
    takenAt: 900,
    executedAt: null,
    until: 1200,
  },
  { name: 'from its call after that', takenAt: 60, executedAt: 90, until: 390 },
])(
  'QUE-084 CST-005 a ticket stays current five minutes $name',
  ({ takenAt, executedAt, until }) => {
    const startsAt = new Date('2026-11-21T17:00:00Z');
    const at = (seconds: number | null) => (seconds === null ? null : after(startsAt, seconds));
    const moments = { takenAt: at(takenAt), executedAt: at(executedAt) };
    expect(eventTicketKeptUntil(startsAt, moments)).toEqual(after(startsAt, until));
  },
);

test('QUE-022 the present show is the one that admits people now, or the last one', () => {
  const slots = presentSlots(PLAN, NOW, ROME);
  expect(presentSlot(slots, NOW)?.time).toBe('18:00');
  expect(presentSlot(slots, new Date('2026-11-21T17:15:01Z'))?.time).toBe('19:30');
  expect(presentSlot(slots, new Date('2026-11-21T22:00:00Z'))?.time).toBe('19:30');
  const week = PLAN.eventScheduleWeek?.map(() => ['10:00', '11:00', '12:00']) ?? null;
  const three = presentSlots({ ...PLAN, eventScheduleWeek: week }, NOW, ROME);
  expect(presentSlot(three, NOW)?.time).toBe('12:00');
  expect(presentSlot([], NOW)).toBeNull();
});

test('QUE-083 an account cannot book a show that is hidden from it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.boolean(),
      fc.constantFrom('public' as const, 'business' as const),
      (seconds, isClosed, audience) => {
        const slot = eventSlotAt(PLAN, { date: '2026-11-21', time: '18:00' }, ROME);
        const now = after(slot.startsAt, seconds);
        const facts = { ...slot, isClosed, waiting: 0 };
        return !(isSlotHidden(facts, now, audience) && isSlotBookable(facts, now, audience));
      },
    ),
  );
});

test.each([
  { name: 'while it runs', at: '2026-11-21T23:15:00Z', times: ['23:45', '18:00', '19:30'] },
  { name: 'to its last second', at: '2026-11-21T23:45:00Z', times: ['23:45', '18:00', '19:30'] },
  { name: 'and no longer', at: '2026-11-21T23:45:01Z', times: ['18:00', '19:30'] },
])('X-22 QUE-041 a show that began before midnight counts $name', ({ at, times }) => {
  // Saturday to Sunday, midnight in Rome is 23:00 UTC.
  const week = PLAN.eventScheduleWeek?.map(() => ['18:00', '19:30']) ?? [];
  const plan = { ...PLAN, eventScheduleWeek: week.with(6, ['23:45']) };
  const shown = presentSlots(plan, new Date(at), ROME);
  expect(shown.map(({ time }) => time)).toEqual(times);
  expect(
    presentSlots({ ...plan, eventScheduleEndDate: '2026-11-21' }, new Date(at), ROME),
  ).toHaveLength(times.length - 2);
});

test('X-22 a show shorter than its entry window ends with that window', () => {
  const startsAt = new Date('2026-11-21T17:00:00Z');
  const show = { startsAt, endsAt: after(startsAt, 60) };
  expect(isShowOver(show, after(startsAt, 300))).toBe(false);
  expect(isShowOver(show, after(startsAt, 301))).toBe(true);
});

test('S-13 in the night in which clocks go forward two times that are one instant are one show', () => {
  const times = ['01:30', '02:00', '02:30', '03:00', '04:00'];
  const plan = { ...PLAN, eventScheduleWeek: WEEK.map(() => times), eventScheduleEndDate: null };
  const starts = eventSlotsOn(plan, '2027-03-28', ROME).map(
    ({ time, startsAt }) => `${time} ${startsAt.toISOString().slice(11, 16)}`,
  );
  // 02:00 is 03:00 there, and 02:30 alone is 03:30.
  expect(starts).toEqual(['01:30 00:30', '03:00 01:00', '02:30 01:30', '04:00 02:00']);
  expect(timesOn(plan, '2027-10-31')).toEqual(times);
});
