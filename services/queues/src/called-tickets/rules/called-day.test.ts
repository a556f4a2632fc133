import { buildQueue, everyDay } from '../../../test/factories.ts';
import { calledDayViolation } from './called-day.ts';

const ALWAYS = { timezone: 'Europe/Rome', openings: everyDay('00:00', '24:00') };
const SHOP = { timezone: 'Europe/Rome', openings: everyDay('09:00', '20:00') };
const BAR = { timezone: 'Europe/Rome', openings: everyDay('18:00', '02:00') };
/** Its evening begins an hour after the one before has ended. */
const LATE_BAR = { timezone: 'Europe/Rome', openings: everyDay('03:00', '02:00') };
const QUEUE = buildQueue();
const RIDE = buildQueue({ passMode: 'specific' });

test.each([
  {
    name: 'before midnight',
    merchant: ALWAYS,
    at: '2026-11-21T23:59',
    finishes: true,
    returns: true,
  },
  {
    name: 'after it, open',
    merchant: ALWAYS,
    at: '2026-11-22T00:01',
    finishes: true,
    returns: true,
  },
  {
    name: 'two hours after it',
    merchant: ALWAYS,
    at: '2026-11-22T02:00',
    finishes: false,
    returns: false,
  },
  {
    name: 'after it, closed',
    merchant: SHOP,
    at: '2026-11-22T00:00',
    finishes: false,
    returns: false,
  },
  {
    name: 'while a bar is open',
    merchant: BAR,
    at: '2026-11-22T01:00',
    finishes: true,
    returns: true,
  },
  {
    name: 'after it has closed',
    merchant: BAR,
    at: '2026-11-22T03:59',
    finishes: true,
    returns: true,
  },
  {
    name: 'once the next day began',
    merchant: LATE_BAR,
    at: '2026-11-22T03:30',
    finishes: true,
    returns: false,
  },
  {
    name: 'for passes of the day',
    merchant: ALWAYS,
    queue: RIDE,
    at: '2026-11-22T00:01',
    finishes: true,
    returns: false,
  },
])(
  'S-05 S-21 desks finish called tickets $name: $finishes, and may let them wait: $returns',
  (each) => {
    const { merchant, queue = QUEUE } = each;
    const counter = { date: '2026-11-21', time: null };
    const called = { merchant, queue, counter, now: new Date(`${each.at}+01:00`) };
    const codes = [false, true].map((waits) => calledDayViolation({ ...called, waits })?.code);
    const codeOf = (may: boolean) => (may ? undefined : 'queue_closed');
    expect(codes).toEqual([codeOf(each.finishes), codeOf(each.returns)]);
  },
);
