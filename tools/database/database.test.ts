import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { openDatabase, openTestDatabase } from './index.ts';

jest.setTimeout(90_000);

test('the test database answers, and a second file of the process shares it', async () => {
  const [first, second] = [await openTestDatabase(), await openTestDatabase()];
  expect(second.uri).toBe(first.uri);
  const client = await MongoClient.connect(first.uri);
  const items = client.db('tools_database').collection('items');
  await items.createIndex({ code: 1 }, { unique: true });
  await items.insertOne({ code: 'a' });
  await expect(items.insertOne({ code: 'a' })).rejects.toMatchObject({ code: 11000 });
  await client.close();
});

test('no acknowledged write is lost when the engine is killed in the middle of its work', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turno-kill-'));
  const place = { directory: join(folder, 'db'), socket: join(folder, 'db.sock') };
  const doomed = await openDatabase(place);
  const acknowledged = new Set<number>();
  const client = await MongoClient.connect(doomed.uri, { writeConcern: { w: 1, journal: true } });
  const writer = async (start: number) => {
    for (let number = start; ; number += 8) {
      await client.db('t').collection<{ _id: number }>('items').insertOne({ _id: number });
      acknowledged.add(number);
    }
  };
  const writers = [1, 2, 3, 4, 5, 6, 7, 8].map((start) => writer(start).catch(() => undefined));
  while (acknowledged.size < 40) await sleep(10);
  process.kill(doomed.pid, 'SIGKILL');
  await Promise.all(writers);
  await client.close();

  const reopened = await openDatabase(place);
  expect(reopened.uri).toBe(doomed.uri);
  const reader = await MongoClient.connect(reopened.uri);
  const found = await reader.db('t').collection<{ _id: number }>('items').find().toArray();
  const stored = new Set(found.map((item) => item._id));
  expect([...acknowledged].filter((number) => !stored.has(number))).toEqual([]);
  await reader.close();
  await reopened.close();
  await rm(folder, { recursive: true, force: true });
});
