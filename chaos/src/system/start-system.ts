import { existsSync, readFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import type { ReadDatabase } from '../evidence/snapshot.ts';
import type { Options } from '../options.ts';
import { racyScenario } from '../racy-service/scenario.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { openProcesses, type Processes } from './processes.ts';
import { type RunningServices, startServices } from './start-services.ts';

/** Everything that a run needs. */
export type SystemUnderTest = RunningServices & {
  processes: Processes;
  proxy: FaultProxy;
  /** Names of the service processes that may be killed. */
  services: string[];
  readDatabase: ReadDatabase;
  /** The crash points that were hit, in order, followed by `done`. */
  crashes(): string[];
  close(): Promise<void>;
};

const SELECTION_MS = 5_000;

/** Starts the database, the proxy that can break its connections, and the real services or the racy one. */
export async function startSystem(options: Options): Promise<SystemUnderTest> {
  const { port, dataDir } = options;
  const processes = await openProcesses(dataDir);
  const proxy = await openFaultProxy({ port: port + 9, socketPath: processes.databaseSocket });
  const databaseUri = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
  const openClient = () =>
    new MongoClient(processes.databaseUri, { serverSelectionTimeoutMS: SELECTION_MS });
  const client = openClient();
  const crashLog = `${dataDir}/crashes.log`;
  const close = async () => {
    await processes.stopAll();
    await client.close();
    await proxy.close();
  };
  try {
    const resources = { processes, client, databaseUri, crashLog };
    const services = await (options.racy
      ? startRacyService(options, resources)
      : startServices(options, resources));
    const others = options.racy ? [] : ['gateway', 'passes', 'identity'];
    return {
      ...services,
      processes,
      proxy,
      services: [...services.queueProcesses, ...others],
      async readDatabase(read) {
        const reader = openClient();
        try {
          return await read(reader.db(services.databaseName));
        } finally {
          await reader.close();
        }
      },
      crashes: () =>
        existsSync(crashLog) ? readFileSync(crashLog, 'utf8').trim().split('\n') : [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Resources = { processes: Processes; client: MongoClient; databaseUri: string };

async function startRacyService(
  { port, clients }: Options,
  { processes, client, databaseUri }: Resources,
): Promise<RunningServices> {
  const db = client.db('turno_racy');
  const { scenario, limits } = await racyScenario(db, clients);
  const env = { MONGODB_URI: databaseUri };
  await processes.run({ name: 'racy', script: 'chaos/src/racy-service/main.ts', port, env });
  return {
    databaseName: db.databaseName,
    gateway: `http://127.0.0.1:${port}`,
    queueProcesses: ['racy'],
    scenario,
    limits,
    queueServices: [],
  };
}
