import path from 'node:path';
import { connectDatabase, createLog, type Database, migrate } from '@turno/kit';
import { restoreDump } from '@turno/kit/test';
import { FRANCHISE_RULE } from '@turno/shared-types/constants';
import { openTestDatabase } from '@turno/tools/database';
import type { Db } from 'mongodb';
import { buildMerchant, buildQueue, NOW } from '../../test/factories.ts';
import { hashedId } from '../core/index.ts';
import { loadReference } from '../reference/index.ts';
import { createStore } from '../store.ts';
import { ticketValue } from '../tickets/index.ts';
import { MIGRATIONS } from './index.ts';

jest.setTimeout(60_000);

const DUMP = path.resolve(import.meta.dirname, '../../test/previous-release.json');
const UPSERT = { upsert: true };
const log = createLog('test', 'silent');
let database: Database;
let db: Db;

beforeAll(async () => {
  const { uri } = await openTestDatabase();
  database = await connectDatabase({ uri, name: 'queues_migrations', log });
  db = database.db;
});
beforeEach(() => restoreDump(db, DUMP));
afterAll(() => database.close());

/** The newest store on the database of the previous release. */
async function migratedStore() {
  await migrate(db, MIGRATIONS, log);
  return createStore(database, { now: () => NOW, clock: () => performance.now() });
}
const contents = async () =>
  Promise.all(
    ['allowances', 'tickets', 'counters', 'merchants', 'merchantClaims', 'queues'].map(
      async (name) => [
        name,
        await db.collection(name).find().sort({ _id: 1 }).toArray(),
        (await db.collection(name).indexes()).map((index) => index.name).toSorted(),
      ],
    ),
  );

test('steps may run again from their beginning, and change nothing then', async () => {
  await migratedStore();
  const before = await contents();
  for (const { run } of MIGRATIONS) await run(db);
  expect(await contents()).toEqual(before);
});

test('QUE-058 waiting tickets of the previous release hold their slots', async () => {
  await migratedStore();
  const waiting = await db.collection('tickets').find({ active: true }).toArray();
  expect(waiting.length).toBeGreaterThan(2);
  const slots = await db.collection<{ _id: string }>('allowances').find().toArray();
  for (const { _id: ticketId, userId, slot, categoryId, categorySlot } of waiting) {
    expect(slots).toContainEqual(expect.objectContaining({ _id: `${userId}:${slot}`, ticketId }));
    if (categorySlot === undefined) continue;
    const _id = `${userId}:${categoryId}:${categorySlot}`;
    expect(slots).toContainEqual(expect.objectContaining({ _id, ticketId }));
  }
});

test('QUE-037 counters of the previous release go on counting', async () => {
  const store = await migratedStore();
  for (const { _id: id, queueId, merchantId, date } of await db
    .collection<{ _id: number; queueId: number; merchantId: number; date: string }>('counters')
    .find()
    .toArray()) {
    expect(await store.counters.ensure([{ queueId, merchantId, date }])).toMatchObject([{ id }]);
  }
});

test('G-57 QUE-007 merchants of the previous release keep their vanity and their place', async () => {
  const store = await migratedStore();
  const stored = await db.collection<{ _id: number; vanity: string }>('merchants').find().toArray();
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
  await db.collection<{ _id: string }>('marks').insertOne({ _id: 'demo-data' });
  await db
    .collection<{ _id: string }>('outbox')
    .insertOne({ _id: 'old', ...{ state: 'given-up' } });
  await migratedStore();
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(
    ({ name }) => name,
  );
  expect(names).toEqual(expect.arrayContaining(['idempotencyRecords', 'checkpoints']));
  expect(names).not.toContain('answers');
  expect(await db.collection('checkpoints').countDocuments({})).toBe(1);
  const old = db.collection<{ _id: string; state: string }>('outbox');
  expect((await old.findOne({ _id: 'old' }))?.state).toBe('abandoned');
  expect(await old.countDocuments({ state: 'given-up' })).toBe(0);
});

test('fields of the previous release are found under the names of the code', async () => {
  const tickets = db.collection<{ _id: string; number: number; ask: string }>('tickets');
  const waiting = await tickets.find({ active: true }).toArray();
  await tickets.updateOne({ _id: waiting[0]?._id ?? '' }, { $set: { unsettled: true } });
  const counters = db.collection<{ _id: number; next: number; unfinished: object }>('counters');
  const before = await counters.find().toArray();
  await counters.updateOne({ _id: before[0]?._id ?? 0 }, { $set: { presses: ['one', 'two'] } });
  const turns = await db.collection<{ _id: number; presses: object[] }>('turns').find().toArray();
  const store = await migratedStore();
  for (const { _id, number, ask } of waiting) {
    expect(await store.tickets.find(_id)).toMatchObject({ id: _id, number, requestText: ask });
  }
  const due = await store.sideEffects.findDue({ limit: 10 });
  expect(due.map(({ id }) => id)).toContain(waiting[0]?._id);
  expect(await store.counterStates.hasCommand(before[0]?._id ?? 0, 'two')).toBe(true);
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
    expect(await db.collection(name).countDocuments(old)).toBe(0);
  }
});

test('S-01 queues of the previous release get values of their own, half-made and removed ones included', async () => {
  const queues = db.collection<{ _id: number }>('queues');
  const { ticketPrefix: _prefix, id: _id, ...facts } = buildQueue({ merchantId: 1, minPax: 1 });
  const old = (id: number, shortName: string, change: object) => ({
    ...facts,
    ...{ _id: id, name: `Tavoli ${id}`, shortName },
    ...change,
  });
  const children = [0, 1, 2, 3].map((at) => old(911 + at, `TA${at + 2}`, { parentQueueId: 910 }));
  await queues.insertMany([
    old(901, 'TA9', { passMode: 'generic', shortKeys: ['TA9'] }),
    old(902, 'TA8', { passMode: 'specific', shortKeys: ['TA8'] }),
    old(903, 'TA7', { passMode: 'specific', removedAt: NOW }),
    old(910, 'TA1', { multiQueue: true, shortKeys: ['TA1'], work: 'create', plan: children }),
    ...children.slice(0, 2),
  ]);
  const store = await migratedStore();
  await store.queues.finishCreation(910);
  const all = await store.queues.findMany([901, 902, 903, 911, 912, 913, 914]);
  const values = all.map((queue) => ticketValue(queue, 1));
  expect(new Set(values).size).toBe(7);
  expect(values.slice(3)).toEqual(['A1', 'B1', 'C1', 'D1']);
  expect(await store.queues.takenNames(1, NOW)).toEqual(
    expect.arrayContaining(all.map(({ ticketPrefix }) => ticketPrefix)),
  );
});

test('S-06 categories and franchisings that exist stay as they are, and the others appear', async () => {
  const names = { it: 'Forno mio', en: 'My bakery', es: 'Mi horno', de: 'Mein Ofen' };
  const category = { parentId: null, names, maxActiveTicketsPerUser: 2, featured: false };
  await db.collection<{ _id: number }>('categories').replaceOne({ _id: 1 }, category, UPSERT);
  const chain = { name: 'Mia', logoUrl: null, ticketsExpireIn: null, brandColour: null };
  await db
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

test('S-11 waiting tickets of the previous release hold the slot of their family, and children lose their names', async () => {
  const parent = buildQueue({ merchantId: 1, multiQueue: true, name: 'Sala' });
  const children = [1, 3].map((minPax) =>
    buildQueue({ merchantId: 1, parentQueueId: parent.id, minPax, maxPax: minPax + 1 }),
  );
  const queues = db.collection<{ _id: number }>('queues');
  await queues.insertMany(
    [parent, ...children].map(({ id, ...queue }) => ({ _id: id, ...queue, name: 'Tavoli 1-2' })),
  );
  await queues.updateOne({ _id: parent.id }, { $set: { name: 'Sala' } });
  const date = '2026-11-21';
  const counterOf = (queueId: number) => hashedId(`counter|${queueId}|${date}|null`);
  const until = new Date('2026-11-21T23:00:00Z');
  const tickets = children.map((child, index) => ({
    ...{ _id: `family${index}`, counterId: counterOf(child.id), queueId: child.id, number: 1 },
    ...{ merchantId: 1, userId: 77, date, state: 'waiting', active: true, slot: index, until },
  }));
  await db.collection<{ _id: number }>('counters').insertMany(
    children.map(({ id }) => ({
      _id: counterOf(id),
      queueId: id,
      merchantId: 1,
      date,
      time: null,
    })),
  );
  await db.collection<{ _id: string }>('tickets').insertMany(tickets);
  const store = await migratedStore();
  const family = counterOf(parent.id);
  const slots = await db
    .collection('allowances')
    .find({ ticketId: /^family/ })
    .toArray();
  expect(slots.filter(({ _id }) => String(_id) === `77:family:${family}`)).toHaveLength(1);
  expect(await db.collection('tickets').countDocuments({ family })).toBe(1);
  const names = (await store.queues.findMany(children.map(({ id }) => id))).map(({ name }) => name);
  expect(names).toEqual(['Sala 1-2', 'Sala 3-4']);
  expect(await queues.countDocuments({ parentQueueId: parent.id, name: { $exists: true } })).toBe(
    0,
  );
});
