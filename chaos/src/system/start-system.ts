import { existsSync, readFileSync } from 'node:fs';
import { connectDatabase, createLog } from '@turno/kit';
import type { Db, MongoClient } from 'mongodb';
import type { Limits } from '../evidence/evidence.ts';
import { type FaultProxy, openFaultProxy } from '../faults/fault-proxy.ts';
import type { Options } from '../options.ts';
import { naiveScene } from '../racy-service/scenario.ts';
import type { Scene } from '../workload/scenario.ts';
import { openProcesses, type Processes } from './processes.ts';
import { startServices } from './start-services.ts';

/** What is played against: an address, and a direct look at the database behind it. */
export type Setup = {
  db: Db;
  gateway: string;
  /** The processes that may be frozen. */
  queueProcesses: string[];
  scene: Scene;
  limits: Limits;
  /** Where each process of queues answers by itself. */
  answersOf: { name: string; url: string }[];
};
/** Everything a run needs. */
export type Stage = Setup & {
  processes: Processes;
  proxy: FaultProxy;
  /** The processes of services that may be killed. */
  services: string[];
  /** The points processes died at, in order; then `done`. */
  crashes(): string[];
  close(): Promise<void>;
};

/** Starts a database, the way to break its connections, and the services or the careless one in their place. */
export async function openStage(options: Options): Promise<Stage> {
  const { port, dataDir } = options;
  const processes = await openProcesses(dataDir);
  const proxy = await openFaultProxy({ port: port + 9, socketPath: processes.databaseSocket });
  const databaseUri = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
  const database = await connectDatabase({
    uri: processes.databaseUri,
    name: 'turno_queues',
    log: createLog('chaos', 'silent'),
  });
  const { client } = database;
  const crashLog = `${dataDir}/crashes.log`;
  const close = async () => {
    await processes.stopAll();
    await database.close();
    await proxy.close();
  };
  try {
    const ground = { processes, client, databaseUri, crashLog };
    const setup = await (options.naive
      ? startNaive(options, ground)
      : startServices(options, ground));
    const others = options.naive ? [] : ['gateway', 'passes'];
    return {
      ...setup,
      processes,
      proxy,
      services: [...setup.queueProcesses, ...others],
      crashes: () =>
        existsSync(crashLog) ? readFileSync(crashLog, 'utf8').trim().split('\n') : [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Ground = { processes: Processes; client: MongoClient; databaseUri: string };

async function startNaive(
  { port, clients }: Options,
  { processes, client, databaseUri }: Ground,
): Promise<Setup> {
  const db = client.db('turno_naive');
  const { scene, limits } = await naiveScene(db, clients);
  const env = { MONGODB_URI: databaseUri };
  await processes.run({ name: 'naive', script: 'chaos/src/racy-service/main.ts', port, env });
  return {
    db,
    gateway: `http://127.0.0.1:${port}`,
    queueProcesses: ['naive'],
    scene,
    limits,
    answersOf: [],
  };
}
