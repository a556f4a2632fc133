import { FRANCHISE_RULE } from '@turno/shared-types/constants';
import type { Document } from 'mongodb';
import { buildMerchant } from '../../test/factories.ts';
import { previousRelease } from '../../test/previous-release.ts';
import { loadReference } from '../reference/index.ts';
import { MIGRATIONS } from './index.ts';

jest.setTimeout(60_000);

const { db, migratedStore } = previousRelease('queues_migrations');
const UPSERT = { upsert: true };
const contents = async () =>
  Promise.all(
    ['allowances', 'tickets', 'counters', 'merchants', 'merchantClaims', 'queues'].map(
      async (name) => [
        name,
        await db().collection(name).find().sort({ _id: 1 }).toArray(),
        (await db().collection(name).indexes()).map((index) => index.name).toSorted(),
      ],
    ),
  );

test('steps may run again from their beginning, and change nothing then', async () => {
  await migratedStore();
  const before = await contents();
  for (const { run } of MIGRATIONS) await run(db());
  expect(await contents()).toEqual(before);
});

test('QUE-058 waiting tickets of the previous release hold their slots', async () => {
  await migratedStore();
  const waiting = await db().collection('tickets').find({ active: true }).toArray();
  expect(waiting.length).toBeGreaterThan(2);
  const slots = await db().collection<{ _id: string }>('allowances').find().toArray();
  for (const { _id: ticketId, userId, slot, categoryId, categorySlot } of waiting) {
    expect(slots).toContainEqual(expect.objectContaining({ _id: `${userId}:${slot}`, ticketId }));
    if (categorySlot === undefined) continue;
    const _id = `${userId}:${categoryId}:${categorySlot}`;
    expect(slots).toContainEqual(expect.objectContaining({ _id, ticketId }));
  }
});

test('QUE-037 counters of the previous release go on counting', async () => {
  const store = await migratedStore();
  for (const { _id: id, queueId, merchantId, date } of await db()
    .collection<{ _id: number; queueId: number; merchantId: number; date: string }>('counters')
    .find()
    .toArray()) {
    expect(await store.counters.ensure([{ queueId, merchantId, date }])).toMatchObject([{ id }]);
  }
});

test('G-57 QUE-007 merchants of the previous release keep their vanity and their place', async () => {
  const store = await migratedStore();
  const stored = await db()
    .collection<{ _id: number; vanity: string }>('merchants')
    .find()
    .toArray();
  expect(stored.length).toBeGreaterThan(2);
  for (const { _id: id, vanity } of stored) {
    expect(await store.merchants.findByVanity(vanity)).toMatchObject({ id });
  }
  expect(await store.merchants.findByPlace('place-1')).toMatchObject({ id: 1 });
  const facts = { categoryIds: [], hasQueues: true };
  const copy = { ...buildMerchant(), id: 999, vanity: 'bottega-1' };
  await expect(store.merchants.put(copy, facts)).rejects.toMatchObject({
    code: 'merchant_already_exists',
  });
  await store.merchants.change(1, () => ({ vanity: 'ufficio' }));
  await store.merchants.put(copy, facts);
  expect(await store.merchants.findByVanity('bottega-1')).toMatchObject({ id: 999 });
});

test('collections are found under the names of the code, abandoned messages included', async () => {
  await db().collection<{ _id: string }>('marks').insertOne({ _id: 'demo-data' });
  await db()
    .collection<Document & { _id: string }>('outbox')
    .insertOne({ _id: 'old', state: 'given-up' });
  await migratedStore();
  const names = (await db().listCollections({}, { nameOnly: true }).toArray()).map(
    ({ name }) => name,
  );
  expect(names).toEqual(expect.arrayContaining(['idempotencyRecords', 'checkpoints']));
  expect(names).not.toContain('answers');
  expect(await db().collection('checkpoints').countDocuments({})).toBe(1);
  const old = db().collection<{ _id: string; state: string }>('outbox');
  expect((await old.findOne({ _id: 'old' }))?.state).toBe('abandoned');
  expect(await old.countDocuments({ state: 'given-up' })).toBe(0);
});

test('fields of the previous release are found under the names of the code', async () => {
  const tickets = db().collection<{ _id: string; number: number; ask: string }>('tickets');
  const waiting = await tickets.find({ active: true }).toArray();
  await tickets.updateOne({ _id: waiting[0]?._id ?? '' }, { $set: { unsettled: true } });
  const counters = db().collection<{ _id: number; next: number; unfinished: object }>('counters');
  const before = await counters.find().toArray();
  await counters.updateOne({ _id: before[0]?._id ?? 0 }, { $set: { presses: ['one', 'two'] } });
  const turns = await db().collection<{ _id: number; presses: object[] }>('turns').find().toArray();
  const store = await migratedStore();
  for (const { _id, number, ask } of waiting) {
    expect(await store.tickets.find(_id)).toMatchObject({ id: _id, number, requestText: ask });
  }
  const due = await store.sideEffects.findDue({ limit: 10 });
  expect(due.map(({ id }) => id)).toContain(waiting[0]?._id);
  const command = await store.counterStates.findCommand(before[0]?._id ?? 0, 'two');
  expect(command).toEqual({ isChange: true });
  expect(await store.counters.findWithPendingTickets(10)).not.toEqual([]);
  for (const { _id, next, unfinished } of before) {
    const after = await store.steps.readCounter(_id);
    expect(after?.lastNumber).toBe(next);
    const pending = Object.values(unfinished as Record<string, { ask: string }>);
    expect(after?.pendingTickets).toEqual(
      pending.map(({ ask, ...rest }) => ({ ...rest, requestText: ask })),
    );
  }
  for (const { _id, presses } of turns) {
    expect((await store.turns.read(_id)).commands).toHaveLength(presses.length);
  }
  const old = {
    $or: ['ask', 'place', 'unsettled', 'next', 'unfinished', 'presses'].map((name) => ({
      [name]: { $exists: true },
    })),
  };
  for (const name of ['tickets', 'counters', 'turns']) {
    expect(await db().collection(name).countDocuments(old)).toBe(0);
  }
});

test('S-06 categories and franchisings that exist stay as they are, and the others appear', async () => {
  const names = { it: 'Forno mio', en: 'My bakery', es: 'Mi horno', de: 'Mein Ofen' };
  const category = { parentId: null, names, maxActiveTicketsPerUser: 2, featured: false };
  await db().collection<{ _id: number }>('categories').replaceOne({ _id: 1 }, category, UPSERT);
  const chain = { name: 'Mia', logoUrl: null, ticketsExpireIn: null, brandColour: null };
  await db()
    .collection<{ _id: number }>('franchisings')
    .replaceOne({ _id: 1 }, { ...chain, origins: ['https://mia.example'] }, UPSERT);
  const store = await migratedStore();
  await loadReference({ store });
  const { categories, franchisings } = await store.catalog.read();
  expect(categories.get(1)).toEqual({ ...category, id: 1, retiredAt: null });
  expect(categories.get(53)).toMatchObject({ parentId: 5, retiredAt: null });
  expect(franchisings.get(1)).toEqual({
    ...chain,
    id: 1,
    origins: ['https://mia.example'],
    emailDomains: FRANCHISE_RULE.domains,
    retiredAt: null,
  });
});

test('QUE-082 seats of a show that a former release stored belong to the number of their ticket', async () => {
  const ticket = (_id: string, number: number) => ({ _id, counterId: 90, number, userId: number });
  await db()
    .collection<{ _id: string }>('tickets')
    .insertMany([ticket('seated', 4), ticket('again', 9)]);
  await db()
    .collection<{ _id: number }>('counters')
    .insertOne({
      _id: 90,
      lastNumber: 9,
      pendingTickets: { 7: { number: 7, ticketId: 'pending' } },
      bookings: ['seated', 'stale', 'pending', 'again'].map((ticketId) => ({ ticketId })),
    } as never);
  await migratedStore();
  const counter = await db().collection<{ _id: number }>('counters').findOne({ _id: 90 });
  expect(counter).toMatchObject({
    bookings: [
      { ticketId: 'seated', number: 4 },
      { ticketId: 'pending', number: 7 },
      { ticketId: 'again', number: 9 },
    ],
  });
});

test('CON-053 messages that a former release stored are found under the names of the code', async () => {
  const told = { queue: 'paused' };
  await db().collection<Document & { _id: string }>('ticketNotices').insertOne({ _id: 'n', told });
  await db()
    .collection<Document & { _id: string }>('outbox')
    .insertOne({ _id: 'o', kind: 'notice-push', askedId: 'n' });
  const store = await migratedStore();
  expect(await store.ticketNotices.find('n')).toMatchObject({ notified: told });
  const stored = await db()
    .collection<Document & { _id: string }>('outbox')
    .findOne({ kind: 'notice-push' });
  expect(stored).toMatchObject({ subscriptionId: 'n' });
});
