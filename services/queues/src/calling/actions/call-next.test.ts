import { countReads } from '../../../test/database/count-reads.ts';
import { buildCallCommand } from '../../../test/factories.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/index.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, calledOf, queueWith } = staffOf(() => harness);
const currentOf = async ({ counter }: TestQueue) =>
  (await harness.store.steps.readCounter(counter.id))?.current;

test('QUE-044 next calls the smallest waiting number, marks it and frees its holder', async () => {
  const queueRef = await queueWith(2);
  await callNextIn(queueRef);
  expect(await currentOf(queueRef)).toBe(1);
  const [first, second] = await ticketsOf(harness.db, queueRef.counter.id);
  expect(first).toMatchObject({ state: 'called', executedAt: harness.clock.now });
  expect(second).toMatchObject({ state: 'waiting', executedAt: null });
  expect(first).not.toHaveProperty('active');
});

test('no_tickets_in_queues when no ticket waits', async () => {
  const queueRef = await queueWith(1);
  await callNextIn(queueRef);
  expect(await codeOf(callNextIn(queueRef))).toBe('no_tickets_in_queues');
  expect(await currentOf(queueRef)).toBe(1);
});

test('QUE-049 eight concurrent counters while fifty people join: no ticket is called twice or skipped', async () => {
  const queueRef = await queueWith(4);
  const second = await harness.secondDeps();
  const joining = range(1, 50).map((each) =>
    join(each % 2 ? harness.deps : second, queueRef, newUser()),
  );
  const commands = range(1, 8).map(async (staff) => {
    const deps = staff % 2 ? harness.deps : second;
    const codes: (string | null)[] = [];
    for (const round of range(1, 6)) {
      const idempotencyKey = `staff-${staff}-${round}`;
      codes.push(await codeOf(callNextIn(queueRef, { userId: staff, idempotencyKey }, deps)));
    }
    return codes;
  });
  const [codes] = await Promise.all([Promise.all(commands), ...joining]);
  const tickets = await ticketsOf(harness.db, queueRef.counter.id);
  const called = await calledOf(queueRef);
  expect(tickets.map(({ number }) => number)).toEqual(range(1, 54));
  // First in, first out: those called are exactly the smallest numbers.
  expect(called).toEqual(range(1, called.length));
  // A command either called one ticket or found none waiting, whichever came first.
  const violations = codes.flat().filter((code) => code !== null);
  expect(called).toHaveLength(48 - violations.length);
  expect(violations.every((code) => code === 'no_tickets_in_queues')).toBe(true);
  expect(new Set(tickets.map(({ callId }) => callId).filter(Boolean)).size).toBe(called.length);
  expect(
    tickets.filter(({ callAfter }) => callAfter !== undefined).map(({ callAfter }) => callAfter),
  ).toEqual(range(0, called.length - 1));
  expect(await currentOf(queueRef)).toBe(called.length);
});

test('QUE-049 one command sent ten times at once calls one person', async () => {
  const queueRef = await queueWith(5);
  const second = await harness.secondDeps();
  await Promise.all(
    range(1, 10).map((each) =>
      callNextIn(queueRef, { idempotencyKey: 'k' }, each % 2 ? harness.deps : second),
    ),
  );
  expect(await calledOf(queueRef)).toEqual([1]);
  await callNextIn(queueRef, { idempotencyKey: 'k' });
  expect(await calledOf(queueRef)).toEqual([1]);
});

test('QUE-049 eight desks that saw the same number call one person, the others learn what is served', async () => {
  const queueRef = await queueWith(9);
  const staffs = range(1, 8);
  await Promise.all(
    staffs.map((staff) =>
      callNextIn(queueRef, { userId: staff, expectedCounter: 0, idempotencyKey: `staff-${staff}` }),
    ),
  );
  expect(await calledOf(queueRef)).toEqual([1]);
  await callNextIn(queueRef, { expectedCounter: 0 });
  expect(await calledOf(queueRef)).toEqual([1]);
  await callNextIn(queueRef, { expectedCounter: 1 });
  expect(await calledOf(queueRef)).toEqual([1, 2]);
});

test('a key that stood for another command is refused', async () => {
  const queueRef = await queueWith(2);
  await callNextIn(queueRef, { idempotencyKey: 'again', expectedCounter: 0 });
  expect(await codeOf(callNextIn(queueRef, { idempotencyKey: 'again', expectedCounter: 1 }))).toBe(
    'idempotency_key_reused',
  );
});

test('QUE-049 I11 a key that called a ticket in one queue calls none in another', async () => {
  const [queueRef, other] = [await queueWith(1), await queueWith(1)];
  await callNextIn(queueRef, { idempotencyKey: 'one key' });
  expect(await codeOf(callNextIn(other, { idempotencyKey: 'one key' }))).toBe(
    'idempotency_key_reused',
  );
  expect(await calledOf(other)).toEqual([]);
});

test('a call whose process died before the counter followed is finished by the next command', async () => {
  const queueRef = await queueWith(3);
  await harness.store.calls.call(buildCallCommand({ counterId: queueRef.counter.id, limit: 3 }));
  expect(await currentOf(queueRef)).toBe(0);
  await callNextIn(queueRef, { expectedCounter: 1 });
  expect(await calledOf(queueRef)).toEqual([1, 2]);
  expect(await currentOf(queueRef)).toBe(2);
});

test('S-20 people who join at another process cost a desk no reads, and one who leaves there is not called', async () => {
  const [queueRef, second] = [await queueWith(5), await harness.secondDeps()];
  await callNextIn(queueRef);
  await join(second, queueRef, newUser());
  expect(await countReads(harness.db, () => callNextIn(queueRef))).toBe(0);
  const { id: counterId } = queueRef.counter;
  const leaving = await harness.store.tickets.findNumberNow(counterId, 3);
  await removeTicket(second, { userId: leaving?.userId ?? 0, counterId, number: 3 });
  await callNextIn(queueRef);
  expect(await calledOf(queueRef)).toEqual([1, 2, 4]);
});
