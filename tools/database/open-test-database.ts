import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { engineCommand } from './engine-command.ts';

const START_LIMIT_MS = 60_000;
const STEP_MS = 25;

export type TestDatabase = { uri: string; close(): Promise<void> };

/**
 * A real engine for tests: the first file of a process starts it, the following ones share it, and
 * it ends with the process. Use a database name of your own in each file.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = join(dataRoot(), `turno-test-${userInfo().uid}-${process.pid}`);
  const engine = await engineCommand({
    directory: join(folder, 'db'),
    socket: join(folder, 'db.sock'),
    owner: process.pid,
  });
  // Nothing to hand back here: the engine outlives a file on purpose and ends with the process.
  const database = { uri: engine.uri, close: () => Promise.resolve() };
  if (await accepts(engine.socket)) return database;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const logFile = join(folder, 'engine.log');
  const log = openSync(logFile, 'a');
  const child = spawn(engine.command, engine.args, { detached: true, stdio: ['ignore', log, log] });
  child.unref();
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await accepts(engine.socket))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The test database did not start. ${readFileSync(logFile, 'utf8')}`);
    }
    await sleep(STEP_MS);
  }
  return database;
}

const MEMORY_FOLDER = '/dev/shm';
/** Several test databases together stay far below. */
const LEAST_FREE_BYTES = 2 ** 31;

/** A folder in memory where the system has one with enough space: every journaled write waits for a disk otherwise. */
function dataRoot(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= LEAST_FREE_BYTES ? MEMORY_FOLDER : tmpdir();
}

/** Whether a server answers on a socket path. */
function accepts(path: string): Promise<boolean> {
  if (!existsSync(path)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
