import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { NOW } from '../factories.ts';

export const PASSES_SECRET = 'sixteen or more letters';
const MAIN = path.resolve(import.meta.dirname, '../../../passes/src/main.ts');
const DATABASE_PREFIX = 'of_queues_tests';
const MOVED_CLOCK = import.meta.resolve('@turno/tools/moved-clock');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/**
 * The real passes service as a process of its own, which a test may kill and start again. Its clock begins when that of the
 * tests does: on a later day its sweeper would end the uses that they look at.
 */
export async function startPassesService(port: number, queuesUrl: string) {
  const { uri } = await openTestDatabase();
  const client = new MongoClient(uri, { writeConcern: { w: 1, journal: true } });
  const db = client.db(`${DATABASE_PREFIX}_passes`);
  await db.dropDatabase();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'turno-clock-'));
  const clockFile = path.join(folder, 'ahead-ms');
  writeFileSync(clockFile, String(NOW.getTime() - Date.now()));
  let running: ChildProcess | null = null;
  const start = async () => {
    const child = spawn(process.execPath, ['--import', MOVED_CLOCK, MAIN], {
      env: {
        PORT: String(port),
        MONGODB_URI: uri,
        DATABASE_PREFIX,
        INTERNAL_SECRET: PASSES_SECRET,
        QUEUES_URL: queuesUrl,
        LOG_LEVEL: 'silent',
        MOVED_CLOCK_FILE: clockFile,
      },
      stdio: 'ignore',
    });
    running = child;
    while (child.exitCode === null) {
      const isUp = await fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      await wait(50);
    }
    throw new Error('passes did not start');
  };
  const kill = async () => {
    const dying = running;
    running = null;
    if (!dying) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    db,
    start,
    kill,
    async close() {
      await kill();
      await client.close();
      rmSync(folder, { recursive: true });
    },
  };
}
