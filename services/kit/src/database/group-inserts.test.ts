import { openTestDatabase } from '@turno/tools/database';
import { type Collection, MongoClient } from 'mongodb';
import { createGroupInserts } from './group-inserts.ts';

type Thing = { _id: number; name: string };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let client: MongoClient;
let things: Collection<Thing>;
let commands: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  client = await MongoClient.connect(database.uri, {
    writeConcern: { w: 1, journal: true },
    monitorCommands: true,
  });
  things = client.db('group_inserts').collection('things');
  await things.createIndex({ name: 1 }, { unique: true });
  client.on('commandStarted', ({ commandName }) => commands.push(commandName));
});
beforeEach(async () => {
  await things.deleteMany();
  commands = [];
});
afterAll(async () => {
  await client.close();
  await database.close();
});

const thing = (id: number, name = `thing ${id}`): Thing => ({ _id: id, name });

test('documents that arrive together share one write, and all are stored', async () => {
  const insert = createGroupInserts(things);
  const ids = Array.from({ length: 50 }, (_each, id) => id);
  expect(await Promise.all(ids.map((id) => insert(thing(id))))).toEqual(ids.map(() => true));
  // The first runs at once; the others share the next command.
  expect(commands).toEqual(['insert', 'insert']);
  expect(await things.countDocuments()).toBe(50);
});

test('IDN-003 only the document that violates a unique index is rejected, alone and within a batch', async () => {
  const insert = createGroupInserts(things);
  expect(await insert(thing(1))).toBe(true);
  expect(await insert(thing(2, 'thing 1'))).toBe(false);
  const together = [thing(3), thing(4), thing(1), thing(5, 'thing 4'), thing(6)];
  expect(await Promise.all(together.map((each) => insert(each)))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect((await things.find().toArray()).map(({ _id }) => _id)).toEqual([1, 3, 4, 6]);
});

test('I2 beside a rejected document the others are acknowledged only after the journal is written', async () => {
  await things.insertOne(thing(1));
  const insert = createGroupInserts(things);
  commands = [];
  await Promise.all([insert(thing(2)), insert(thing(1)), insert(thing(3))]);
  expect(commands).toEqual(['insert', 'insert', 'delete']);
});

test('any other error rejects its own batch', async () => {
  const insert = createGroupInserts(things);
  const huge = { _id: 1, name: 'x'.repeat(17 * 1024 * 1024) };
  await expect(insert(huge)).rejects.toThrow();
  expect(await insert(thing(1))).toBe(true);
});
