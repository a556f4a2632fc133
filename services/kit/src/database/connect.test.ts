import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineCommand } from '@turno/tools/database';
import { createLog } from '../log.ts';
import { connectDatabase, type Database } from './connect.ts';
import { isDatabaseAway, isDuplicateKey } from './database-errors.ts';

const log = createLog('test', 'silent');
const folder = mkdtempSync(join(tmpdir(), 'turno-kit-'));
let uri: string;
let engine: ChildProcess;
let database: Database;

async function startEngine(): Promise<void> {
  const directory = join(folder, 'db');
  const command = await engineCommand({ directory, socket: join(folder, 'db.sock') });
  uri = command.uri;
  engine = spawn(command.command, command.args, { stdio: 'ignore' });
}

async function killEngine(): Promise<void> {
  const ended = new Promise((resolve) => engine.once('exit', resolve));
  engine.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  await startEngine();
  // Started together: the client has to wait for the database.
  database = await connectDatabase({ uri, name: 'kit_connect', log });
}, 60_000);

afterAll(async () => {
  await database.close();
  await killEngine();
  rmSync(folder, { recursive: true, force: true });
});

test('writes are journaled', () => {
  expect(database.db.writeConcern).toMatchObject({ w: 1, journal: true });
  expect(database.db.collection('x').writeConcern).toMatchObject({ w: 1, journal: true });
});

test('a weaker concern does not start', async () => {
  const weak = connectDatabase({ uri: `${uri}&w=0`, name: 'kit_connect', log });
  await expect(weak).rejects.toThrow('weaker write concern');
});

test('a duplicate key is known by its name', async () => {
  const things = database.db.collection<{ _id: string }>('things');
  await things.insertOne({ _id: 'one' });
  const error = await things.insertOne({ _id: 'one' }).catch((reason: unknown) => reason);
  expect(isDuplicateKey(error)).toBe(true);
  expect(isDatabaseAway(error)).toBe(false);
});

const ENOUGH = 20;

test('a killed database loses no acknowledged write, and the client recovers', async () => {
  const numbers = database.db.collection<{ _id: number }>('numbers');
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let isWriting = true;
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (let n = writer; isWriting; n += 4) {
      // One alone and several at once fail with different errors.
      const writing = n % 2 ? numbers.insertOne({ _id: n }) : numbers.insertMany([{ _id: n }]);
      await writing.then(
        () => acknowledged.push(n),
        (error: unknown) => failures.push(error),
      );
    }
  });
  while (acknowledged.length <= ENOUGH) await new Promise((resolve) => setTimeout(resolve, 10));
  await killEngine();
  expect(await database.isReady()).toBe(false);
  await startEngine();
  while (!(await database.isReady()));
  isWriting = false;
  await Promise.all(writers);

  const stored = new Set((await numbers.find().toArray()).map(({ _id }) => _id));
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  // Writes in flight at the kill may fail, but only as an engine that is away.
  expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([]);
}, 60_000);
