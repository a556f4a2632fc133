import { type LineUpScene, lineUpRefusal } from './line-up.ts';

const OPEN: LineUpScene = {
  role: 'ROLE_GUEST',
  isStaff: false,
  paxCount: 1,
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
  day: { date: '2026-11-21', secondsOfDay: 36_000, slots: [{ start: '09:00', end: '13:00' }] },
};
const queue = (change: Partial<LineUpScene['queue']>) => ({ queue: { ...OPEN.queue, ...change } });
const EARLY = { day: { ...OPEN.day, secondsOfDay: 30_000 } };
const HELD_BACK = { limits: { lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true } };

test.each<{ name: string; change: Partial<LineUpScene>; code: string | null }>([
  { name: 'a guest joins an open queue', change: {}, code: null },
  { name: 'a user does', change: { role: 'ROLE_USER' }, code: null },
  {
    name: 'X-12 a merchant does not',
    change: { role: 'ROLE_MERCHANT' },
    code: 'merchant_cannot_line_up',
  },
  {
    name: 'QUE-052 staff add somebody',
    change: { role: 'ROLE_MERCHANT', isStaff: true },
    code: null,
  },
  {
    name: 'QUE-064 free access gives no numbers',
    change: queue({ listOnly: true }),
    code: 'queue_not_supported',
  },
  { name: 'nor does an event', change: queue({ type: 'event' }), code: 'queue_not_supported' },
  {
    name: 'nor the parent of a multi-queue',
    change: queue({ multiQueue: true }),
    code: 'queue_not_supported',
  },
  {
    name: 'nor a Fast Track',
    change: queue({ passMode: 'specific' }),
    code: 'queue_not_supported',
  },
  {
    name: 'nor a generic pass queue',
    change: queue({ passMode: 'generic' }),
    code: 'queue_not_supported',
  },
  {
    name: 'QUE-055 closed',
    change: { counter: { closed: true, paused: false } },
    code: 'queue_closed',
  },
  {
    name: 'QUE-055 paused',
    change: { counter: { closed: false, paused: true } },
    code: 'queue_closed',
  },
  {
    name: 'QUE-039 no slot today',
    change: { day: { ...OPEN.day, slots: [] } },
    code: 'queue_closed',
  },
  { name: 'QUE-056 too early', change: { ...EARLY, ...HELD_BACK }, code: 'lineup_not_open' },
  {
    name: 'QUE-056 staff are not held back',
    change: { ...EARLY, ...HELD_BACK, role: 'ROLE_MERCHANT', isStaff: true },
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
    name: 'the order: kind before closed before party',
    change: { ...queue({ listOnly: true }), counter: { closed: true, paused: false }, paxCount: 9 },
    code: 'queue_not_supported',
  },
  {
    name: 'the order: closed before party',
    change: { counter: { closed: true, paused: false }, paxCount: 9 },
    code: 'queue_closed',
  },
])('$name', ({ change, code }) => {
  expect(lineUpRefusal({ ...OPEN, ...change })?.code ?? null).toBe(code);
});

test('QUE-056 the refusal says from when', () => {
  expect(lineUpRefusal({ ...OPEN, ...EARLY, ...HELD_BACK })).toEqual({
    code: 'lineup_not_open',
    payload: { startTime: '09:00' },
  });
});
