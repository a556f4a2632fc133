import { lineUpCall } from '@turno/shared-types';
import { type MerchantDay, merchantDay } from '@turno/shared-types/rules';
import { buildDay, JOINING_CASES } from '@turno/shared-types/test-data';
import { type LineUpFacts, lineUpViolation } from './may-join.ts';

// Saturday, 10:00 in Rome.
const NOW = new Date('2026-11-21T09:00:00Z');
const on = (day: MerchantDay) => ({ day, today: day });
const OPEN: LineUpFacts = {
  isMerchant: false,
  isStaff: false,
  paxCount: 1,
  passCount: 0,
  queue: {
    type: 'standard',
    passMode: 'free',
    listOnly: false,
    multiQueue: false,
    minPax: 1,
    maxPax: 4,
  },
  limits: { lineupLimitedBeforeOpening: null, avoidLineupBeforeOpening: false },
  counter: { closed: false, paused: false },
  parent: null,
  slot: null,
  hasShow: false,
  ...on(buildDay({ time: '10:00', slots: ['09:00-13:00'] })),
  now: NOW,
};
const queue = (change: Partial<LineUpFacts['queue']>) => ({ queue: { ...OPEN.queue, ...change } });
const EARLY = on(buildDay({ time: '08:20', slots: ['09:00-13:00'] }));
const HELD_BACK = { limits: { lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true } };
const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const show = (starts: number, bookable: number) => ({
  ...queue({ type: 'event' }),
  hasShow: true,
  slot: { startsAt: minutesOn(starts), bookableFrom: minutesOn(bookable) },
});
const STAFF = { isMerchant: true, isStaff: true };

const CLOSED = { closed: true, paused: false };
const PAUSED = { closed: false, paused: true };

test.each<{ name: string; change: Partial<LineUpFacts>; code: string | null }>([
  { name: 'a guest joins an open queue', change: {}, code: null },
  {
    name: 'X-12 a merchant does not',
    change: { isMerchant: true },
    code: 'merchant_cannot_line_up',
  },
  { name: 'QUE-052 QUE-054 staff add a person', change: STAFF, code: null },
  {
    name: 'QUE-064 free access gives no numbers',
    change: queue({ listOnly: true }),
    code: 'queue_not_supported',
  },
  { name: 'QUE-055 closed', change: { counter: CLOSED }, code: 'queue_closed' },
  { name: 'QUE-055 paused', change: { counter: PAUSED }, code: 'queue_closed' },
  {
    name: 'QUE-055 a child of a multi-queue that is closed',
    change: { parent: CLOSED },
    code: 'queue_closed',
  },
  {
    name: 'QUE-055 a child of a multi-queue that is paused',
    change: { parent: PAUSED },
    code: 'queue_closed',
  },
  {
    name: 'QUE-055 a child of one that is open',
    change: { parent: { closed: false, paused: false } },
    code: null,
  },
  {
    name: 'QUE-039 no slot today',
    change: on({ ...OPEN.day, slots: [] }),
    code: 'queue_closed',
  },
  { name: 'QUE-056 too early', change: { ...EARLY, ...HELD_BACK }, code: 'lineup_not_open' },
  {
    name: 'QUE-056 staff are not held back',
    change: { ...EARLY, ...HELD_BACK, ...STAFF },
    code: null,
  },
  { name: 'QUE-057 no limit, no holding back', change: EARLY, code: null },
  { name: 'QUE-053 the largest party', change: { paxCount: 4 }, code: null },
  { name: 'QUE-053 one too many', change: { paxCount: 5 }, code: 'pax_count_invalid' },
  {
    name: 'QUE-053 too few',
    change: { ...queue({ minPax: 3 }), paxCount: 2 },
    code: 'pax_count_invalid',
  },
  {
    name: 'QUE-032 the open-ended child takes any size above',
    change: { ...queue({ minPax: 7, maxPax: null }), paxCount: 90 },
    code: null,
  },
  {
    name: 'QUE-032 a multi-queue without a child for the party',
    change: queue({ multiQueue: true, maxPax: null }),
    code: 'pax_count_invalid',
  },
  { name: 'QUE-082 a show that can be booked', change: show(20, -10), code: null },
  { name: 'QUE-082 not yet', change: show(60, 1), code: 'slot_not_bookable' },
  { name: 'QUE-082 a quarter of an hour late', change: show(-15, -60), code: null },
  { name: 'QUE-082 later than that', change: show(-16, -60), code: 'slot_not_bookable' },
  {
    name: 'QUE-083 for staff five minutes are the end',
    change: { ...show(-6, -60), ...STAFF },
    code: 'slot_not_bookable',
  },
  {
    name: 'QUE-051 an event without a time, or with one it does not have',
    change: { ...show(20, -10), slot: null },
    code: 'slot_not_bookable',
  },
  {
    name: 'QUE-051 a time where there are no shows',
    change: { hasShow: true },
    code: 'slot_not_bookable',
  },
  {
    name: 'QUE-050 a queue for passes, without one',
    change: queue({ passMode: 'specific' }),
    code: 'empty_list',
  },
  {
    name: 'QUE-050 with two, for two',
    change: { ...queue({ passMode: 'generic' }), passCount: 2, paxCount: 2 },
    code: null,
  },
  {
    name: 'QUE-053 with two, for three',
    change: { ...queue({ passMode: 'generic' }), passCount: 2, paxCount: 3 },
    code: 'pax_count_invalid',
  },
  {
    name: 'QUE-050 a pass where none is asked',
    change: { passCount: 1 },
    code: 'pass_incompatible',
  },
])('$name: $code', ({ change, code }) => {
  expect(lineUpViolation({ ...OPEN, ...change })?.code ?? null).toBe(code);
});

test('QUE-056 the violation says from when', () => {
  expect(lineUpViolation({ ...OPEN, ...EARLY, ...HELD_BACK })).toEqual({
    code: 'lineup_not_open',
    payload: { startTime: '09:00' },
  });
});

test('QUE-053 to QUE-064 violations come in one order: taking away each reason shows the next', () => {
  const steps: { code: string; without: Partial<LineUpFacts> }[] = [
    { code: 'merchant_cannot_line_up', without: { isMerchant: false } },
    {
      code: 'queue_not_supported',
      without: queue({ type: 'event', passMode: 'generic' }),
    },
    { code: 'queue_closed', without: { counter: OPEN.counter } },
    { code: 'lineup_not_open', without: { limits: OPEN.limits } },
    { code: 'pax_count_invalid', without: { paxCount: 1 } },
    { code: 'slot_not_bookable', without: { slot: show(20, -10).slot, hasShow: true } },
    { code: 'empty_list', without: { ...queue({ type: 'event' }), passCount: 1 } },
    { code: 'pass_incompatible', without: { passCount: 0 } },
  ];
  let facts: LineUpFacts = {
    ...OPEN,
    ...EARLY,
    ...HELD_BACK,
    ...queue({ listOnly: true, type: 'event', passMode: 'generic' }),
    isMerchant: true,
    counter: { closed: true, paused: true },
    paxCount: 99,
  };
  const seen = steps.map(({ without }) => {
    const code = lineUpViolation(facts)?.code;
    facts = { ...facts, ...without };
    return code;
  });
  expect(seen).toEqual(steps.map(({ code }) => code));
  expect(lineUpViolation(facts)).toBeNull();
  // The contract lists them in the order in which they are judged.
  expect(lineUpCall.errors.filter((code) => seen.includes(code))).toEqual(seen);
});

test.each(JOINING_CASES)('S-04 S-05 S-13 the line-up: $name', ({ merchant, now, ...row }) => {
  const facts = {
    ...OPEN,
    limits: merchant,
    counter: row.counter,
    now,
    ...on(merchantDay(merchant, now)),
  };
  const code = row.blocked === 'early' ? 'lineup_not_open' : 'queue_closed';
  expect(lineUpViolation(facts)?.code ?? null).toBe(row.blocked === null ? null : code);
  expect(lineUpViolation({ ...facts, ...STAFF }) === null).toBe(row.mayStaffAdd);
});
