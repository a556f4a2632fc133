import { everyDay } from '../../../test/factories.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { deskOf } from '../../../test/staff.ts';
import { join, openWorld, type World } from '../../../test/test-service.ts';
import { changeCounter } from './change-counter.ts';

jest.setTimeout(60_000);

let world: World;

beforeAll(async () => {
  world = await openWorld('change_counter');
});
afterAll(() => world.close());

const { press, calledOf, placeWith } = deskOf(() => world);

test('QUE-043 a paused queue serves those who wait; QUE-055 a closed one serves nobody', async () => {
  const place = await placeWith(2);
  await changeCounter(world.deps, { ...idsOf(place), change: { paused: true } });
  await press(place);
  expect(await calledOf(place)).toEqual([1]);
  await changeCounter(world.deps, { ...idsOf(place), change: { closed: true } });
  expect(await codeOf(press(place))).toBe('queue_closed');
});

test('CST-019 next opens five minutes before the first slot', async () => {
  const place = await world.addPlace({ merchant: { openings: everyDay('11:06', '20:00') } });
  await join(world.deps, place, newUser());
  expect(await codeOf(press(place))).toBe('too_early');
  const before = world.clock.now;
  world.clock.now = new Date('2026-11-21T10:01:00Z');
  expect(await codeOf(press(place))).toBeNull();
  world.clock.now = before;
});

test('QUE-041 X-02 yesterday is neither served, nor closed, nor reopened', async () => {
  const place = await placeWith(1);
  const before = world.clock.now;
  world.clock.now = new Date('2026-11-21T23:00:00Z');
  expect(await codeOf(press(place))).toBe('queue_closed');
  for (const change of [{ closed: true }, { closed: false }, { paused: true }]) {
    expect(await codeOf(changeCounter(world.deps, { ...idsOf(place), change }))).toBe(
      'queue_closed',
    );
  }
  world.clock.now = before;
});

test('QUE-042 QUE-043 X-02 close reopens on the same day, and a closed queue is not paused', async () => {
  const place = await placeWith(0);
  const set = (change: { closed: boolean } | { paused: boolean }) =>
    codeOf(changeCounter(world.deps, { ...idsOf(place), change }));
  expect(await set({ closed: true })).toBeNull();
  expect(await set({ closed: true })).toBeNull();
  expect(await set({ paused: true })).toBe('queue_closed');
  expect(await set({ closed: false })).toBeNull();
  expect(await set({ paused: true })).toBeNull();
  expect(await world.store.steps.readCounter(place.counter.id)).toMatchObject({
    closed: false,
    paused: true,
  });
});

test('a counter of another queue is not found', async () => {
  const [place, other] = [await placeWith(1), await placeWith(1)];
  const mixed = { ...place, counter: other.counter };
  expect(await codeOf(press(mixed))).toBe('queue_not_found');
  expect(
    await codeOf(changeCounter(world.deps, { ...idsOf(mixed), change: { closed: true } })),
  ).toBe('queue_not_found');
});
