import { openTestDatabase } from '@turno/tools/database';
import { type InferSchemaType, Schema, trusted } from 'mongoose';
import { shardingProblems } from '../../test/index.ts';
import { createLog } from '../log.ts';
import { openCollection, openModel, SCHEMA_OPTIONS } from './collections.ts';
import { connectDatabase, type Database } from './connect.ts';

const shopSchema = new Schema(
  {
    _id: { type: Number, required: true },
    name: { type: String, required: true, maxlength: 20 },
    ownerId: { type: Number, required: true },
  },
  { ...SCHEMA_OPTIONS, shardKey: { ownerId: 1 } },
);
shopSchema.index({ ownerId: 1, name: 1 }, { unique: true });
type Shop = InferSchemaType<typeof shopSchema>;

let database: Database;
beforeAll(async () => {
  const { uri } = await openTestDatabase();
  database = await connectDatabase({ uri, name: 'kit_models', log: createLog('test', 'silent') });
  await database.db.dropDatabase();
}, 60_000);
afterAll(() => database.close());

test('models and the driver share one client, and write journaled', async () => {
  const shops = await openModel(database.connection, 'shops', shopSchema);
  expect(database.connection.getClient()).toBe(database.client);
  expect(shops.collection.conn.getClient().writeConcern).toMatchObject({ w: 1, journal: true });
  const names: string[] = [];
  database.client.on('commandStarted', ({ commandName }) => names.push(commandName));
  const shop: Shop = { _id: 1, name: 'Bar', ownerId: 7 };
  await shops.create(shop);
  expect(await database.db.collection('shops').findOne({})).toEqual(shop);
});

test('a schema makes its indexes, once for all processes', async () => {
  const shops = await openModel(database.connection, 'shops', shopSchema);
  expect(await shops.collection.indexes()).toMatchObject([
    { key: { _id: 1 } },
    { key: { ownerId: 1, name: 1 }, unique: true },
  ]);
  await expect(shops.create({ _id: 2, name: 'Bar', ownerId: 7 })).rejects.toThrow('E11000');
});

test('a document that its schema does not allow is not written', async () => {
  const shops = await openModel(database.connection, 'shops', shopSchema);
  const before = await shops.countDocuments();
  const write = (document: object) => shops.create(document as Shop);
  await expect(write({ _id: 3, ownerId: 7 })).rejects.toThrow('name');
  await expect(write({ _id: 3, name: 'x'.repeat(21), ownerId: 7 })).rejects.toThrow('name');
  await expect(write({ _id: 3, name: 'New', ownerId: 7, roles: ['all'] })).rejects.toThrow('roles');
  const tooLong = { $set: { name: 'x'.repeat(21) } };
  await expect(shops.updateOne({ _id: 1 }, tooLong)).rejects.toThrow('name');
  await expect(shops.findOneAndUpdate({ _id: 1 }, tooLong)).rejects.toThrow('name');
  expect(await shops.countDocuments()).toBe(before);
});

test('operators of a stranger do not reach a filter, and unknown fields do not widen it', async () => {
  const shops = await openModel(database.connection, 'shops', shopSchema);
  const hostile = { $ne: null } as unknown as string;
  await expect(shops.find({ name: hostile })).rejects.toThrow('name');
  await expect(shops.find({ nme: 'Bar' } as object)).rejects.toThrow('nme');
  expect(await shops.find({ name: trusted({ $ne: 'Foo' }) }).lean()).toHaveLength(1);
});

test('a schema without a shard key is not opened', async () => {
  const loose = new Schema({ name: String }, SCHEMA_OPTIONS);
  await expect(openModel(database.connection, 'loose', loose)).rejects.toThrow('shard key');
});

test('indexes that prevent sharding are found by reading them from the database', async () => {
  const { db } = database;
  const visits = { name: 'visits', shardKey: { userId: 1 } as const };
  await openCollection(db, {
    ...visits,
    indexes: [{ key: { userId: 1, day: 1 }, unique: true }, { key: { day: 1 } }],
  });
  await openCollection(db, { name: 'emails', shardKey: { _id: 'hashed' } });
  await openModel(database.connection, 'shops', shopSchema);
  expect(await shardingProblems(db)).toEqual([]);
  await openCollection(db, { ...visits, indexes: [{ key: { code: 1 }, unique: true }] });
  await db.collection('forgotten').insertOne({});
  expect(await shardingProblems(db)).toEqual([
    'forgotten declares no shard key',
    'visits is unique by code',
  ]);
});
