import { showsOf } from '@turno/shared-types/rules';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { queueKind } from './queue-path.ts';
import { queueState, showState, topLevelQueues } from './queue-state.ts';

const SATURDAY = { dayOfWeek: 6, date: null, typology: null };
const OPENINGS = [
  { id: 1, ...SATURDAY, start: '09:00', end: '13:00' },
  { id: 2, ...SATURDAY, start: '16:00', end: '20:00' },
];
const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);

describe('CON-007, QUE-039, QUE-040: the state of a queue', () => {
  test.each([
    ['open in a slot', '09:00', {}, { label: 'open', opensAt: null }],
    ['opens later in the morning', '07:00', {}, { label: 'opens', opensAt: '09:00' }],
    ['a break ends later today', '14:00', {}, { label: 'opens', opensAt: '16:00' }],
    ['the evening is closed', '20:00', {}, { label: 'closed', opensAt: null }],
    [
      'a closed queue says so in opening hours',
      '10:00',
      { closed: true },
      { label: 'closed', blocker: { kind: 'closed' } },
    ],
    [
      'a paused queue is never called closed',
      '10:00',
      { paused: true },
      { label: 'paused', blocker: { kind: 'paused' } },
    ],
    [
      'closed wins over paused',
      '10:00',
      { closed: true, paused: true },
      { label: 'closed', blocker: { kind: 'closed' } },
    ],
  ])('%s at %s', (_, time, counter, expected) => {
    const queue = buildQueue({ queue_daily_counters: [buildCounter(counter)] });
    const merchant = buildMerchant({ openings: OPENINGS, queues: [queue] });
    expect(queueState(merchant, queue, at(time))).toMatchObject(expected);
  });

  test('S-04 an event that may still be booked after the last slot is open, as on the board', () => {
    const queue_daily_counters = [buildCounter({ time: '21:00' })];
    const queue = buildQueue({
      type: 'event',
      queue_daily_counters,
      eventBookingBeforeStart: 86_400,
    });
    const merchant = buildMerchant({ openings: OPENINGS, queues: [queue] });
    const state = { label: 'open', opensAt: null, blocker: null, isTooLate: false };
    expect(queueState(merchant, queue, at('20:30'))).toEqual({ ...state, isImmediate: false });
    expect(queueState(merchant, queue, at('14:00'))).toMatchObject({ label: 'opens' });
  });

  test('S-05 an event whose next show is days away is closed, as on the kiosk', () => {
    const queue = buildQueue({
      type: 'event',
      queue_daily_counters: [],
      eventBookingBeforeStart: 7_200,
      eventScheduleWeek: [[], [], [], [], [], [], ['19:00']],
    });
    const merchant = buildMerchant({ openings: OPENINGS, queues: [queue] });
    const from = new Date('2026-11-28T17:00:00+01:00');
    expect(queueState(merchant, queue, at('19:30'))).toMatchObject({
      label: 'closed',
      blocker: { kind: 'early', from },
    });
    expect(queueState(merchant, queue, at('10:00'))).toMatchObject({
      label: 'opens',
      opensAt: '17:00',
    });
  });

  test('no slot today is closed', () => {
    const queue = buildQueue();
    const merchant = buildMerchant({ openings: [], queues: [queue] });
    expect(queueState(merchant, queue, at('10:00'))).toMatchObject({
      label: 'closed',
      blocker: { kind: 'closed' },
    });
  });

  test('QUE-056: joining starts half an hour before the first opening', () => {
    const queue = buildQueue();
    const merchant = buildMerchant({ openings: OPENINGS, lineupLimitedBeforeOpening: 1_800 });
    expect(queueState(merchant, queue, at('08:00')).blocker).toEqual({
      kind: 'early',
      from: at('08:30'),
    });
    expect(queueState(merchant, queue, at('08:30')).blocker).toBeNull();
  });
});

test('CON-065 S-05 before the opening no show can be booked, of whichever day', () => {
  const queue = buildQueue({ type: 'event', eventBookingBeforeStart: 172_800 });
  const openings = [5, 6, 0].map((dayOfWeek) => ({
    id: dayOfWeek + 1,
    date: null,
    typology: null,
    dayOfWeek,
    start: '18:00',
    end: '23:00',
  }));
  const limits = { lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true };
  const merchant = buildMerchant({ openings, ...limits });
  const shows = ['2026-11-21', '2026-11-22'].flatMap((date) =>
    showsOf(merchant, {
      ...queue,
      queue_daily_counters: [buildCounter({ date, time: '21:00' })],
    }),
  );
  const blockersAt = (time: string) =>
    shows.map((show) => showState(merchant, queue, show, at(time)).blocker);
  expect(blockersAt('10:00')).toEqual([1, 2].map(() => ({ kind: 'early', from: at('18:00') })));
  expect(blockersAt('18:00')).toEqual([null, null]);
});

test('X-29: a multi-queue hides its children', () => {
  const queues = [buildQueue({ id: 1, multiQueue: true }), buildQueue({ id: 2, parentQueueId: 1 })];
  expect(topLevelQueues(buildMerchant({ queues })).map(({ id }) => id)).toEqual([1]);
});

test.each([
  ['an event queue', { type: 'event', passMode: 'generic' }, 'event'],
  ['a pass queue', { passMode: 'specific' }, 'pass'],
  ['a pass queue with free access', { passMode: 'specific', listOnly: true }, 'list-only'],
  ['a list-only queue', { listOnly: true }, 'list-only'],
  ['a multi-queue', { multiQueue: true }, 'multi'],
  ['any other queue', {}, 'ordinary'],
] as const)('X-29: %s', (_, change, kind) => {
  expect(queueKind(buildQueue(change))).toBe(kind);
});
