import { NOW } from '../../../test/factories.ts';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { idsOf } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { sendAway } from '../../calling/actions/send-away.ts';
import { removeQueue } from '../../queue-editing/actions/remove-queue.ts';

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => {
  harness.clock.now = NOW;
  harness.outbound.pushStatus = 201;
});
afterAll(() => harness.close());

const { deliver, pass, subscriber } = subscribersOf(() => harness);

test('S-10 who booked a show is told that it was cancelled, and not before that its bookings stop and resume', async () => {
  const event = await harness.addQueue({ queue: EVENT });
  const booked = await subscriber(event, {}, { time: '11:15' });
  const show = { ...idsOf(event), counterId: booked.ticket.counterId };
  for (const change of [{ paused: true }, { paused: false }, { closed: true }]) {
    await changeCounter(harness.deps, { ...show, change });
    expect(await booked.kinds()).toEqual([]);
  }
  await sendAway(harness.deps, { ...show, commandId: 'x', withCalled: true });
  expect(await booked.kinds()).toEqual(['cancelled']);
  // A browser with an earlier release knows this kind.
  expect(booked.messages()[0]).toMatchObject({ kind: 'ended', detail: 'cancelled' });
});

test('S-10 who booked a show whose queue was removed is told that it was cancelled', async () => {
  const event = await harness.addQueue({ queue: EVENT });
  const booked = await subscriber(event, {}, { time: '11:15' });
  await removeQueue(harness.deps, idsOf(event));
  expect(await booked.kinds()).toEqual(['cancelled']);
});

test('S-10 whose phone cannot be reached for hours is still told that the show was cancelled', async () => {
  const event = await harness.addQueue({ queue: EVENT });
  const booked = await subscriber(event, {}, { time: '11:15' });
  harness.outbound.pushStatus = 503;
  const show = { ...idsOf(event), counterId: booked.ticket.counterId };
  await changeCounter(harness.deps, { ...show, change: { closed: true } });
  await sendAway(harness.deps, { ...show, commandId: 'y', withCalled: true });
  await deliver();
  harness.outbound.pushStatus = 201;
  const failed = booked.messages().length;
  pass(4 * 3_600);
  expect(await booked.kinds()).toHaveLength(failed + 1);
});
