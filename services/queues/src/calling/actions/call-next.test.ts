import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  type Place,
  range,
  ticketsOf,
  type TestHarness,
} from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness('call_next');
});
afterAll(() => harness.close());

const { press, calledOf, queueWith } = staffOf(() => harness);
const currentOf = async ({ counter }: Place) =>
  (await harness.store.steps.readCounter(counter.id))?.current;

test('QUE-044 next calls the smallest waiting number, marks it and frees its holder', async () => {
  const place = await queueWith(2);
  await press(place);
  expect(await currentOf(place)).toBe(1);
  const [first, second] = await ticketsOf(harness.db, place.counter.id);
  expect(first).toMatchObject({ state: 'called', executedAt: harness.clock.now });
  expect(second).toMatchObject({ state: 'waiting', executedAt: null });
  expect(first).not.toHaveProperty('active');
});

test('no_tickets_in_queues when nobody waits', async () => {
  const place = await queueWith(1);
  await press(place);
  expect(await codeOf(press(place))).toBe('no_tickets_in_queues');
  expect(await currentOf(place)).toBe(1);
});

test('QUE-049 eight counters press at once while fifty join: nobody is called twice or skipped', async () => {
  const place = await queueWith(4);
  const second = await harness.secondDeps();
  const joining = range(1, 50).map((each) =>
    join(each % 2 ? harness.deps : second, place, newUser()),
  );
  const presses = range(1, 8).map(async (staff) => {
    const deps = staff % 2 ? harness.deps : second;
    for (const round of range(1, 6)) {
      await codeOf(press(place, { userId: staff, idempotencyKey: `staff-${staff}-${round}` }, deps));
    }
  });
  await Promise.all([...joining, ...presses]);
  const tickets = await ticketsOf(harness.db, place.counter.id);
  const called = await calledOf(place);
  expect(tickets.map(({ number }) => number)).toEqual(range(1, 54));
  // First in, first out: those called are exactly the smallest numbers.
  expect(called).toEqual(range(1, called.length));
  expect(called.length).toBeGreaterThanOrEqual(8);
  expect(new Set(tickets.map(({ callId }) => callId).filter(Boolean)).size).toBe(called.length);
  expect(
    tickets.filter(({ callAfter }) => callAfter !== undefined).map(({ callAfter }) => callAfter),
  ).toEqual(range(0, called.length - 1));
  expect(await currentOf(place)).toBe(called.length);
});

test('QUE-049 one press sent ten times at once calls one person', async () => {
  const place = await queueWith(5);
  const second = await harness.secondDeps();
  await Promise.all(
    range(1, 10).map((each) =>
      press(place, { idempotencyKey: 'k' }, each % 2 ? harness.deps : second),
    ),
  );
  expect(await calledOf(place)).toEqual([1]);
  await press(place, { idempotencyKey: 'k' });
  expect(await calledOf(place)).toEqual([1]);
});

test('QUE-049 eight desks that saw the same number call one person, the others learn what is served', async () => {
  const place = await queueWith(9);
  const staffs = range(1, 8);
  await Promise.all(
    staffs.map((staff) =>
      press(place, { userId: staff, expectedCounter: 0, idempotencyKey: `staff-${staff}` }),
    ),
  );
  expect(await calledOf(place)).toEqual([1]);
  await press(place, { expectedCounter: 0 });
  expect(await calledOf(place)).toEqual([1]);
  await press(place, { expectedCounter: 1 });
  expect(await calledOf(place)).toEqual([1, 2]);
});

test('a key that stood for another press is refused', async () => {
  const place = await queueWith(2);
  await press(place, { idempotencyKey: 'again', expectedCounter: 0 });
  expect(await codeOf(press(place, { idempotencyKey: 'again', expectedCounter: 1 }))).toBe(
    'idempotency_key_reused',
  );
});

test('QUE-049 I11 a key that called in one queue calls nobody in another', async () => {
  const [place, other] = [await queueWith(1), await queueWith(1)];
  await press(place, { idempotencyKey: 'one key' });
  expect(await codeOf(press(other, { idempotencyKey: 'one key' }))).toBe('idempotency_key_reused');
  expect(await calledOf(other)).toEqual([]);
});

test('a call whose process died before the counter followed is finished by the next press', async () => {
  const place = await queueWith(3);
  await harness.store.calls.call({
    counterId: place.counter.id,
    limit: 3,
    callId: 'dead',
    callAfter: 0,
    callExpected: null,
    at: harness.clock.now,
  });
  expect(await currentOf(place)).toBe(0);
  await press(place, { expectedCounter: 1 });
  expect(await calledOf(place)).toEqual([1, 2]);
  expect(await currentOf(place)).toBe(2);
});
