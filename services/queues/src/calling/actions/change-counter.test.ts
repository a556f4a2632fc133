import { everyDay } from '../../../test/factories.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { changeCounter } from './change-counter.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, calledOf, queueWith } = staffOf(() => harness);

test('QUE-043 S-04 a paused or closed queue still serves waiting tickets', async () => {
  const queueRef = await queueWith(2);
  await changeCounter(harness.deps, { ...idsOf(queueRef), change: { paused: true } });
  await callNextIn(queueRef);
  expect(await calledOf(queueRef)).toEqual([1]);
  await changeCounter(harness.deps, { ...idsOf(queueRef), change: { closed: true } });
  await callNextIn(queueRef);
  expect(await calledOf(queueRef)).toEqual([1, 2]);
  expect(await codeOf(callNextIn(queueRef))).toBe('queue_closed');
});

test('CST-019 next opens five minutes before the first slot', async () => {
  const queueRef = await harness.addQueue({ merchant: { openings: everyDay('11:06', '20:00') } });
  await join(harness.deps, queueRef, newUser());
  expect(await codeOf(callNextIn(queueRef))).toBe('too_early');
  const before = harness.clock.now;
  harness.clock.now = new Date('2026-11-21T10:01:00Z');
  expect(await codeOf(callNextIn(queueRef))).toBeNull();
  harness.clock.now = before;
});

test('G-27 MER-022 where queues do not open by the clock, calls do not wait for the opening', async () => {
  const { settings } = harness.deps;
  const queueRef = await harness.addQueue({ merchant: { openings: everyDay('11:06', '20:00') } });
  for (const person of [newUser(), newUser()]) await join(harness.deps, queueRef, person);
  settings.openOnlyInTime = false;
  expect(await codeOf(callNextIn(queueRef))).toBeNull();
  settings.openOnlyInTime = true;
  expect(await codeOf(callNextIn(queueRef))).toBe('too_early');
});

test('QUE-041 X-02 yesterday is neither served, nor closed, nor reopened', async () => {
  const queueRef = await queueWith(1);
  const before = harness.clock.now;
  harness.clock.now = new Date('2026-11-21T23:00:00Z');
  expect(await codeOf(callNextIn(queueRef))).toBe('queue_closed');
  for (const change of [{ closed: true }, { closed: false }, { paused: true }]) {
    expect(await codeOf(changeCounter(harness.deps, { ...idsOf(queueRef), change }))).toBe(
      'queue_closed',
    );
  }
  harness.clock.now = before;
});

test('QUE-042 QUE-043 X-02 close reopens on the same day, and a closed queue is not paused', async () => {
  const queueRef = await queueWith(0);
  const set = (change: { closed: boolean } | { paused: boolean }) =>
    codeOf(changeCounter(harness.deps, { ...idsOf(queueRef), change }));
  expect(await set({ closed: true })).toBeNull();
  expect(await set({ closed: true })).toBeNull();
  expect(await set({ paused: true })).toBe('queue_closed');
  expect(await set({ closed: false })).toBeNull();
  expect(await set({ paused: true })).toBeNull();
  expect(await harness.store.steps.readCounter(queueRef.counter.id)).toMatchObject({
    closed: false,
    paused: true,
  });
});

test('a counter of another queue is not found', async () => {
  const [queueRef, other] = [await queueWith(1), await queueWith(1)];
  const mixed = { ...queueRef, counter: other.counter };
  expect(await codeOf(callNextIn(mixed))).toBe('queue_not_found');
  expect(
    await codeOf(changeCounter(harness.deps, { ...idsOf(mixed), change: { closed: true } })),
  ).toBe('queue_not_found');
});
