import { closeCall, lineUpCall, merchantCall, nextCall, pauseCall } from '@turno/shared-types';
import { NOW } from '../../../test/factories.ts';
import { type Journey, MANAGER, openJourney, queueParams } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import type { TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());
afterEach(() => {
  journey.harness.clock.now = NOW;
});

/** A show at 23:50 every day, until half past midnight; in Rome midnight is 23:00 UTC. */
const newEvent = () =>
  journey.newQueue({
    ...EVENT,
    eventDuration: 2_400,
    eventScheduleWeek: Array.from({ length: 7 }, () => ['23:50']),
  });
const at = (instant: string) => {
  journey.harness.clock.now = new Date(instant);
};
async function book(testQueue: TestQueue, time = '23:50') {
  return journey.app.service.call(
    lineUpCall,
    { params: queueParams(testQueue), query: { time }, body: {} },
    await journey.app.as(newUser()),
  );
}
async function staff(testQueue: TestQueue, counterId: number, call: unknown, body: object) {
  const params = { merchantId: testQueue.merchant.id, queueId: testQueue.queue.id, counterId };
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  return journey.app.service.call(call as typeof closeCall, { params, body }, manager);
}
async function showsOf(testQueue: TestQueue) {
  const params = { scope: 'public' as const, merchantId: testQueue.merchant.id };
  const { body } = await journey.app.service.call(merchantCall, { params });
  return body.queues[0].queue_daily_counters as { id: number; date: string; time: string }[];
}

test('X-22 QUE-044 a show that began before midnight is called, paused and closed while it runs', async () => {
  const testQueue = await newEvent();
  at('2026-11-21T22:30:00Z');
  for (const _ of [1, 2, 3]) await book(testQueue);
  const late = (await showsOf(testQueue))[0]!;
  at('2026-11-21T23:10:00Z');
  const shown = await showsOf(testQueue);
  expect(shown.map(({ date }) => date).toSorted()).toEqual(['2026-11-21', '2026-11-22']);
  const next = await staff(testQueue, late.id, nextCall, {});
  expect([next.status, next.body.id, next.body.counter]).toEqual([200, late.id, 1]);
  const paused = await staff(testQueue, late.id, pauseCall, {});
  expect([paused.status, paused.body.id, paused.body.paused]).toEqual([200, late.id, true]);
  const closed = await staff(testQueue, late.id, closeCall, {});
  expect([closed.status, closed.body.id, closed.body.closed]).toEqual([200, late.id, true]);
  // S-04: the people who wait for it are still called.
  const finished = await staff(testQueue, late.id, nextCall, {});
  expect([finished.status, finished.body.id, finished.body.counter]).toEqual([200, late.id, 2]);
  const reopened = await staff(testQueue, late.id, closeCall, { revert: true });
  expect([reopened.status, reopened.body.closed]).toEqual([200, false]);
});

test('X-22 X-02 an ended show calls no ticket, cannot be changed and is not shown', async () => {
  const testQueue = await newEvent();
  at('2026-11-21T22:30:00Z');
  await book(testQueue);
  const late = (await showsOf(testQueue))[0]!;
  at('2026-11-21T23:30:01Z');
  for (const [call, body] of [
    [nextCall, {}],
    [pauseCall, {}],
    [closeCall, {}],
    [closeCall, { revert: true }],
  ] as const) {
    const { status, body: answer } = await staff(testQueue, late.id, call, body);
    expect([status, answer.error_code]).toEqual([422, 'queue_closed']);
  }
  expect((await showsOf(testQueue)).map(({ date }) => date)).toEqual(['2026-11-22']);
});

test('QUE-082 X-22 after midnight the show that runs is booked, and not the one of tonight', async () => {
  const testQueue = await newEvent();
  at('2026-11-21T23:04:59Z');
  const booked = await book(testQueue);
  expect([booked.status, booked.body.queueDailyCounter.date]).toEqual([201, '2026-11-21']);
  at('2026-11-21T23:05:01Z');
  const late = await book(testQueue);
  expect([late.status, late.body.error_code]).toEqual([422, 'slot_not_bookable']);
  at('2026-11-22T22:00:00Z');
  const next = await book(testQueue);
  expect([next.status, next.body.queueDailyCounter.date]).toEqual([201, '2026-11-22']);
});
