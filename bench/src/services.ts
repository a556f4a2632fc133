import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@turno/tools/database';
import { FOLLOW_PARENT, SERVICE_FLAGS } from '@turno/tools/platform';

const PROJECT = new URL('../../', import.meta.url);
/** Where everything listens and lies; another run beside this one takes another base. */
const BASE_PORT = Number(process.env.BENCH_PORT ?? 24_100);
const DATA_DIR =
  process.env.BENCH_DATA_DIR ?? fileURLToPath(new URL('.data-bench/services', PROJECT));
const START_LIMIT_MS = 60_000;

export const BARE_PORT = BASE_PORT + 9;

export const BENCH_SECRET = 'a secret of the bench only';

export type BenchServices = {
  gateway: string;
  /** One process of passes for each database that was asked for. */
  passes: string[];
  queues: string;
  databaseUri: string;
  pids: { gateway: number; queues: number; database: number };
  stop: () => Promise<void>;
};

/** The services without the pages, on their own ports and an empty database, without limits on how often one may ask. */
export async function benchServices({
  passesOf = [],
}: {
  passesOf?: readonly string[];
} = {}): Promise<BenchServices> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const database = await openDatabase({ directory: `${DATA_DIR}/db` });
  const url = (index: number) => `http://127.0.0.1:${BASE_PORT + index}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    MONGODB_URI: database.uri,
    INTERNAL_SECRET: BENCH_SECRET,
    IDENTITY_URL: url(1),
    QUEUES_URL: url(2),
    PASSES_URL: url(3),
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    RELEASES_DIR: `${DATA_DIR}/releases`,
    RATE_LIMIT_PER_MINUTE: '100000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '100000000',
    STREAMS_PER_ADDRESS: '100000000',
  };
  const nodeFlags = process.env.BENCH_NODE_FLAGS?.split(' ').filter(Boolean) ?? SERVICE_FLAGS;
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map(end));
    await database.close();
  };
  const run = async (name: string, index: number, own: object = {}): Promise<number> => {
    const child = fork(new URL(`services/${name}/src/main.ts`, PROJECT), {
      cwd: fileURLToPath(PROJECT),
      env: { ...env, PORT: String(BASE_PORT + index), ...own },
      execArgv: [...FOLLOW_PARENT, ...nodeFlags],
    });
    children.push(child);
    await untilReady(`${url(index)}/ready`, child);
    return child.pid ?? 0;
  };
  try {
    await run('identity', 1);
    const queues = await run('queues', 2);
    const gateway = await run('gateway', 0);
    for (const [at, prefix] of passesOf.entries()) {
      await run('passes', 3 + at, { DATABASE_PREFIX: prefix, DEMO_DATA: 'false' });
    }
    const passes = passesOf.map((_, at) => url(3 + at));
    const pids = { gateway, queues, database: database.pid };
    return { gateway: url(0), passes, queues: url(2), databaseUri: database.uri, pids, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type BareServer = { pid: number; stop: () => void };

/** Runs a server of comparison beside the services; it says `ready` when it listens. */
export async function startBare(script: URL, databaseUri: string): Promise<BareServer> {
  const child = fork(script, {
    env: { ...process.env, MONGODB_URI: databaseUri, PORT: String(BARE_PORT) },
    execArgv: [...FOLLOW_PARENT],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the bare server did not start')));
  });
  return { pid: child.pid ?? 0, stop: () => void child.kill() };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at ${url}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
