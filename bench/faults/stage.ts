import { existsSync, readFileSync } from 'node:fs';
import { type Db, MongoClient } from 'mongodb';
import { connectionTo } from './connection.ts';
import type { Limits } from './evidence.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import type { Options } from './options.ts';
import { openProcesses, type Processes } from './processes.ts';
import type { Place, Scene } from './scene.ts';
import { type Person, tokensFor } from './tokens.ts';
import { buildTown, type Town } from './town.ts';

/** Everything a run needs: the processes, the way to break them, the town, and a direct look at the database. */
export type Stage = {
  processes: Processes;
  proxy: FaultProxy;
  db: Db;
  gateway: string;
  queueProcesses: string[];
  scene: Scene;
  limits: Limits;
  /** Lines of the crash log: which points processes died at. */
  crashes(): string[];
  close(): Promise<void>;
};

/** Short, so that frozen processes and dead requests outlive it often. */
export const RESERVATION_MS = 2_000;

const PER_USER = 8;
const FIRST_GUEST = 1_000_000;
const PRODUCTION_ENTRY = 'services/queues/src/main.ts';
const CRASHING_ENTRY = 'services/queues/test/main-with-crashes.ts';

/** Starts the platform's services with two processes of queues, or four that crash by themselves. */
export async function openStage(options: Options): Promise<Stage> {
  const { port, dataDir, clients, crashPoints, seed } = options;
  const processes = await openProcesses(dataDir);
  const proxy = await openFaultProxy({ port: port + 9, socketPath: processes.databaseSocket });
  const client = new MongoClient(processes.databaseUri, { serverSelectionTimeoutMS: 5_000 });
  const crashLog = `${dataDir}/crashes.log`;
  const close = async () => {
    await processes.stopAll();
    await client.close();
    await proxy.close();
  };
  try {
    const url = (index: number) => `http://127.0.0.1:${port + index}`;
    const names = Array.from(
      { length: crashPoints > 0 ? 4 : 2 },
      (_, index) => `queues-${index + 1}`,
    );
    const env = environment({ url, names, proxyPort: proxy.port, dataDir });
    const service = (name: string) => `services/${name}/src/main.ts`;
    await Promise.all([
      processes.run({ name: 'identity', script: service('identity'), port: port + 1, env }),
      processes.run({
        name: 'demo',
        script: PRODUCTION_ENTRY,
        port: port + 3,
        env: { ...env, DEMO_DATA: 'true' },
      }),
    ]);
    await processes.stop('demo');
    const town = await buildTown(client.db('turno_queues'), new Date());
    const crashing = {
      CRASH_LOG: crashLog,
      CRASH_EACH: String(crashPoints),
      CRASH_SEED: String(seed),
      CRASH_DATABASE_PID: `${processes.runDir}/database.pid`,
      CRASH_SLEEP_MS: String(RESERVATION_MS + 500),
    };
    await Promise.all([
      ...names.map((name, index) =>
        processes.run({
          name,
          script: crashPoints > 0 ? CRASHING_ENTRY : PRODUCTION_ENTRY,
          port: port + 3 + index,
          env: crashPoints > 0 ? { ...env, ...crashing } : env,
          startsAtOnce: crashPoints > 0,
        }),
      ),
      processes.run({ name: 'passes', script: service('passes'), port: port + 2, env }),
      processes.run({
        name: 'gateway',
        script: service('gateway'),
        port,
        env: { ...env, QUEUES_URL: names.map((_, index) => url(3 + index)).join(',') },
      }),
    ]);
    const scene = await sceneOf(town, {
      gateway: url(0),
      clients,
      identity: client.db('turno_identity'),
    });
    return {
      processes,
      proxy,
      db: client.db('turno_queues'),
      gateway: url(0),
      queueProcesses: names,
      scene,
      limits: { perUser: PER_USER, ...town },
      crashes: () =>
        existsSync(crashLog) ? readFileSync(crashLog, 'utf8').trim().split('\n') : [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Addresses = {
  url: (index: number) => string;
  names: string[];
  proxyPort: number;
  dataDir: string;
};

function environment({ url, proxyPort, dataDir }: Addresses): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    MONGODB_URI: `mongodb://127.0.0.1:${proxyPort}/?directConnection=true`,
    INTERNAL_SECRET: 'known to nobody but the run',
    IDENTITY_URL: url(1),
    PASSES_URL: url(2),
    QUEUES_URL: url(3),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'error',
    RELEASES_DIR: `${dataDir}/releases`,
    RATE_LIMIT_PER_MINUTE: '100000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '100000000',
    RESERVATION_MS: String(RESERVATION_MS),
  };
}

async function sceneOf(
  town: Town,
  { gateway, clients, identity }: { gateway: string; clients: number; identity: Db },
): Promise<Scene> {
  const guestIds = Array.from({ length: clients }, (_, index) => FIRST_GUEST + index);
  const people: Person[] = [
    ...guestIds.map((userId) => ({ userId, role: 'ROLE_GUEST' as const })),
    ...town.merchants.map(({ managerId }) => ({
      userId: managerId,
      role: 'ROLE_MERCHANT' as const,
    })),
  ];
  const tokens = await tokensFor(identity, people);
  return {
    places: (
      await Promise.all(town.merchants.map((merchant) => placesOf(gateway, merchant)))
    ).flat(),
    guestIds,
    tokenOf: (userId) => tokens.get(userId) ?? '',
  };
}

async function placesOf(
  gateway: string,
  { id, managerId, queueIds }: Town['merchants'][number],
): Promise<Place[]> {
  const figures = await readFigures(gateway, id);
  return queueIds.map((queueId) => {
    const counterId = figures.find((figure) => figure.queueId === queueId)?.counterId;
    if (!counterId) throw new Error(`queue ${queueId} shows no counter`);
    return { merchantId: id, queueId, counterId, managerId };
  });
}

/** What the queues of a merchant say of themselves. */
export async function readFigures(gateway: string, merchantId: number) {
  const connection = connectionTo(gateway, 1);
  const { status, body } = await connection.ask(
    { method: 'GET', path: `/public/merchants/${merchantId}` },
    20_000,
  );
  connection.close();
  if (status !== 200) throw new Error(`merchant ${merchantId} answered ${status}`);
  const queues = body.queues as { id: number; queue_daily_counters: Record<string, number>[] }[];
  return queues.map(({ id, queue_daily_counters: [counter] }) => ({
    queueId: id,
    counterId: counter?.id ?? 0,
    tickets: counter?.ticketsAhead ?? 0,
    people: counter?.paxAhead ?? 0,
  }));
}
