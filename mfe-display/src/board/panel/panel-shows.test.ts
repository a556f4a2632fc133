import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { panelsOf } from './panel-view.ts';

/** 11:30 in Rome, on the day of the test counters. */
const NOW = new Date('2026-11-21T10:30:00Z');

const show = (id: number, time: string, change: object = {}) =>
  buildCounter({ id, time, date: '2026-11-21', ...change });
const calledIn = (number: string, calledAt: string) => ({
  currentTicket: number,
  latestCalls: [{ desk: null, first: 7, counter: 7, paxCount: 2, ticketValue: number, calledAt }],
});
const planetarium = (shows: ReturnType<typeof show>[]) =>
  panelsOf(
    buildMerchant({
      queues: [
        buildQueue({
          id: 2,
          type: 'event',
          name: 'Planetario',
          queue_daily_counters: shows,
          eventDuration: 3_600,
          eventOpeningBeforeStart: 1_800,
        }),
      ],
    }),
    NOW,
  );

test('S-05 DIS-002 a called show of an event is on the board, the latest call first', () => {
  const [panel] = planetarium([
    show(1, '11:00', calledIn('PL7', '2026-11-21T10:10:00Z')),
    show(2, '11:45', calledIn('PM2', '2026-11-21T10:20:00Z')),
    show(3, '15:00'),
  ]);
  expect(panel).toMatchObject({ name: 'Planetario 11:45', state: 'serving', number: 'PM2' });
  expect(panel?.calls).toMatchObject([{ number: 'PM2' }]);
  expect(panel?.mayJoin).toBe(false);
});

test.each([
  { name: 'the next show, with its entrance', times: ['09:00', '15:00'], is: 'Planetario 15:00' },
  { name: 'the show that has just begun', times: ['11:20', '15:00'], is: 'Planetario 11:20' },
  { name: 'nothing after the last show', times: ['09:00'], is: undefined },
])('S-05 before its calls an event shows $name', ({ times, is }) => {
  const [panel] = planetarium(times.map((time, at) => show(at + 1, time)));
  expect(panel?.name).toBe(is);
  const entrance = { kind: 'entrance', time: '14:30' };
  expect(panel?.hint).toEqual(
    is === 'Planetario 15:00' ? entrance : is === undefined ? undefined : { kind: 'none' },
  );
});

test('S-05 an event lists its shows of today: times, entrance, free seats, and what is being let in', () => {
  const [panel] = planetarium([
    show(1, '11:45', { ...calledIn('PM2', '2026-11-21T10:20:00Z'), bookedPax: 1 }),
    show(2, '15:00'),
  ]);
  expect(panel?.shows).toEqual([
    { id: 1, time: '11:45', entranceTime: null, seatsLeft: 0, isCalled: true },
    { id: 2, time: '15:00', entranceTime: '14:30', seatsLeft: 1, isCalled: false },
  ]);
});
