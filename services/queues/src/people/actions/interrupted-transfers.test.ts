import { crashesOf } from '../../../test/crashes/crashes.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';
import { createTicketTransfers } from '../../line-up/index.ts';
import type { TicketDocument } from '../../tickets/index.ts';
import { erasePerson } from './personal-data.ts';
import { takeGuestTickets } from './take-guest-tickets.ts';

jest.setTimeout(120_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { doomed } = crashesOf(() => harness);
const { callNextIn } = staffOf(() => harness);
const tickets = () => harness.db.collection<TicketDocument>('tickets');
const allowances = () =>
  harness.db.collection<{ _id: string; ticketId: string; number: number }>('allowances');

const take = (deps: Deps, guest: number, userId: number) =>
  takeGuestTickets(deps, guest, { userId });

const die = () => Promise.reject(new Error('killed'));

/** The service as it is when its process dies at a step of a transfer. */
async function doomedAt(step: string): Promise<Deps> {
  const deps = await harness.secondDeps();
  const { allowanceSlots } = deps.store;
  const dying = {
    'its slots are taken': { take: (...args: never[]) => callThenDie(allowanceSlots.take, args) },
    'its holder has changed': { releaseUnused: die },
  }[step];
  const transfers = createTicketTransfers({
    db: harness.db,
    tickets: tickets(),
    allowanceSlots: { ...allowanceSlots, ...dying },
  });
  const ticketTransfers =
    step === 'the intent is stored'
      ? { ...transfers, intend: (...args: never[]) => callThenDie(transfers.intend, args) }
      : transfers;
  return { ...deps, store: { ...deps.store, ticketTransfers } };
}

async function callThenDie(work: (...args: never[]) => Promise<unknown>, args: never[]) {
  await work(...args);
  return die();
}

/** Each waiting ticket of a person has slots of its own, and no slot is anything else's. */
async function expectExactSlots(...people: number[]) {
  for (const userId of people) {
    const waiting = await tickets().find({ userId, active: true }).toArray();
    const expected = waiting.flatMap(({ _id, slot, family }) => [
      [`${userId}:${slot}`, _id],
      ...(family === undefined ? [] : [[`${userId}:family:${family}`, _id]]),
    ]);
    const stored = await allowances()
      .find({ _id: { $regex: `^${userId}:` } })
      .toArray();
    expect(stored.map(({ _id, ticketId }) => [_id, ticketId]).toSorted()).toEqual(
      expected.toSorted(),
    );
    expect(waiting.length).toBeLessThanOrEqual(8);
  }
}

const STEPS = ['the intent is stored', 'its slots are taken', 'its holder has changed'];

describe.each(STEPS)('S-16 killed when %s', (step) => {
  test('the ticket has one holder, and the repeated transfer completes it once', async () => {
    const [guest, user] = [newUser(), newUser()];
    const queues = [await harness.addQueue(), await harness.addQueue()];
    for (const each of queues) await join(harness.deps, each, guest);
    await expect(take(await doomedAt(step), guest, user)).rejects.toThrow('killed');
    await take(harness.deps, guest, user);
    expect(await tickets().countDocuments({ userId: guest })).toBe(0);
    expect(await tickets().countDocuments({ userId: user, active: true })).toBe(2);
    await expectExactSlots(user);
  });

  test('the account takes eight tickets in all, those on their way included', async () => {
    const [guest, user] = [newUser(), newUser()];
    const family = await addFamily(harness);
    const kept = await join(harness.deps, family, guest, { paxCount: 2 });
    await expect(take(await doomedAt(step), guest, user)).rejects.toThrow('killed');
    const joined = await Promise.allSettled([
      join(harness.deps, family, user, { paxCount: 3 }),
      ...(await Promise.all(range(1, 8).map(() => harness.addQueue()))).map((each) =>
        join(harness.deps, each, user),
      ),
    ]);
    expect(joined.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(8);
    await take(harness.deps, guest, user);
    await expectExactSlots(user);
    const { counterId, number } = kept;
    const people = { userId: { $in: [guest, user] } };
    expect(await tickets().countDocuments({ counterId, number, active: true, ...people })).toBe(1);
  });

  test('a call and a removal find the ticket, whoever holds it', async () => {
    const [called, removed] = [await harness.addQueue(), await harness.addQueue()];
    for (const testQueue of [called, removed]) {
      const [guest, user] = [newUser(), newUser()];
      const { number } = await join(harness.deps, testQueue, guest);
      await expect(take(await doomedAt(step), guest, user)).rejects.toThrow('killed');
      if (testQueue === called) await callNextIn(called);
      else {
        const stored = await tickets().findOne({ counterId: removed.counter.id });
        const userId = stored?.userId ?? 0;
        await removeTicket(harness.deps, { userId, counterId: removed.counter.id, number });
      }
      await take(harness.deps, guest, user);
      await join(harness.deps, await harness.addQueue(), user);
      const waiting = await tickets()
        .find({ userId: { $in: [guest, user] }, active: true })
        .toArray();
      expect(waiting).toHaveLength(1);
    }
  });

  test('the erasure of the account leaves no trace of it at the guest’s ticket', async () => {
    const [guest, user] = [newUser(), newUser()];
    await join(harness.deps, await harness.addQueue(), guest);
    await expect(take(await doomedAt(step), guest, user)).rejects.toThrow('killed');
    await erasePerson(harness.deps, user);
    const all = await tickets().find().toArray();
    expect(JSON.stringify(all)).not.toContain(String(user));
  });
});

test('S-16 QUE-049 a number that has no ticket yet goes along', async () => {
  const testQueue = await harness.addQueue();
  const [guest, user] = [newUser(), newUser()];
  await expect(join(await doomed('allocate'), testQueue, guest)).rejects.toThrow('killed');
  expect(await take(harness.deps, guest, user)).toEqual({
    moved: 1,
    stayed: [],
  });
});

test('S-16 eight transfers at once, by two processes, beside line-ups and calls: each ticket once', async () => {
  const other = await harness.secondDeps();
  for (const _ of range(1, 3)) {
    const [guest, user] = [newUser(), newUser()];
    const queues = await Promise.all(range(1, 7).map(() => harness.addQueue()));
    for (const each of queues) await join(harness.deps, each, guest);
    const more = await Promise.all(range(1, 3).map(() => harness.addQueue()));
    const [first] = queues;
    if (!first) throw new Error('no queue');
    await Promise.allSettled([
      ...range(1, 8).map((n) => take(n % 2 ? harness.deps : other, guest, user)),
      ...more.map((each) => join(other, each, user)),
      callNextIn(first),
    ]);
    await take(harness.deps, guest, user);
    const all = await tickets()
      .find({ userId: { $in: [guest, user] } })
      .toArray();
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    expect(
      all.filter(({ counterId }) => queues.some(({ counter }) => counter.id === counterId)),
    ).toHaveLength(7);
    await harness.store.steps.releaseStale({ id: '', userId: user, counterId: 0, number: 0 });
    await harness.store.steps.releaseStale({ id: '', userId: guest, counterId: 0, number: 0 });
    await expectExactSlots(guest, user);
  }
});

test('S-16 two accounts that take the tickets of one guest share them, and none is lost or doubled', async () => {
  const [guest, one, two] = [newUser(), newUser(), newUser()];
  const queues = await Promise.all(range(1, 6).map(() => harness.addQueue()));
  for (const each of queues) await join(harness.deps, each, guest);
  const other = await harness.secondDeps();
  await Promise.allSettled(
    range(1, 8).map((n) => (n % 2 ? take(harness.deps, guest, one) : take(other, guest, two))),
  );
  await take(harness.deps, guest, one);
  const held = await tickets()
    .find({ active: true, userId: { $in: [one, two] } })
    .toArray();
  expect(held).toHaveLength(6);
  await harness.store.steps.releaseStale({ id: '', userId: one, counterId: 0, number: 0 });
  await harness.store.steps.releaseStale({ id: '', userId: two, counterId: 0, number: 0 });
  await expectExactSlots(guest, one, two);
});
