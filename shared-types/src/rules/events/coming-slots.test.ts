import { comingSlots, type EventPlan } from './event-slots.ts';

const DAY = 86_400;
/** Every day at ten past midnight and at six, from Friday to Monday. */
const PLAN: EventPlan = {
  eventScheduleStartDate: '2026-11-20',
  eventScheduleEndDate: '2026-11-23',
  eventDuration: null,
  eventBookingBeforeStart: DAY,
  eventOpeningBeforeStart: null,
  eventScheduleWeek: Array.from({ length: 7 }, () => ['18:00', '00:10']),
};

test.each<{ name: string; lead: number | null; now?: string; coming: string[] }>([
  { name: 'none with a short one', lead: 3_600, coming: [] },
  { name: 'from the very second on', lead: DAY, coming: ['22 00:10', '22 18:00'] },
  { name: 'not a second before', lead: DAY - 1, coming: ['22 00:10'] },
  {
    name: 'those of every date that it reaches',
    lead: 2 * DAY,
    coming: ['22 00:10', '22 18:00', '23 00:10', '23 18:00'],
  },
  {
    name: 'none after the last date of the schedule',
    lead: 7 * DAY,
    now: '2026-11-22T18:00',
    coming: ['23 00:10', '23 18:00'],
  },
  { name: 'QUE-081 of half an hour by default', lead: null, coming: [] },
  {
    name: 'QUE-081 of half an hour by default, before midnight',
    lead: null,
    now: '2026-11-21T23:40',
    coming: ['22 00:10'],
  },
])(
  'S-05 QUE-082 shows of later dates within the lead of a booking: $name',
  ({ lead, now = '2026-11-21T18:00', coming }) => {
    const plan = { ...PLAN, eventBookingBeforeStart: lead };
    const slots = comingSlots(plan, new Date(`${now}:00+01:00`), 'Europe/Rome');
    expect(slots.map(({ date, time }) => `${date.slice(8)} ${time}`)).toEqual(coming);
  },
);
