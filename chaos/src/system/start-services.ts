import type { MongoClient } from 'mongodb';
import type { Limits } from '../evidence/evidence.ts';
import { readFigures } from '../evidence/figures.ts';
import { PASSES_DATABASE } from '../evidence/snapshot.ts';
import type { Options } from '../options.ts';
import type { Families, Scenario, TargetQueue } from '../workload/scenario.ts';
import { openPark } from './park.ts';
import type { Processes } from './processes.ts';
import { seedMerchants, type TestMerchants } from './test-merchants.ts';
import { type Person, tokensFor } from './tokens.ts';

/** What the workload runs against. */
export type RunningServices = {
  databaseName: string;
  gateway: string;
  /** Names of the processes that may be frozen. */
  queueProcesses: string[];
  scenario: Scenario;
  limits: Limits;
  /** Each process of queues with its own address, past the gateway. */
  queueServices: { name: string; url: string }[];
};

/** Longer than a client waits before it sends the request again. */
const CRASH_SLEEP_MS = 2_500;
const PER_USER = 8;
const SEATS = 40;
/** Enough that no show sells out before every crash point of a group call was hit. */
const AMPLE_SEATS = 5_000;
const FIRST_GUEST = 1_000_000;
const PRODUCTION_ENTRY = 'services/queues/src/main.ts';
const CRASHING_ENTRY = 'services/queues/test/crashes/main-with-crashes.ts';

type Resources = {
  processes: Processes;
  client: MongoClient;
  databaseUri: string;
  crashLog: string;
};

/** Starts the real services with two processes of queues, or with four that kill themselves at crash points. */
export async function startServices(
  options: Options,
  resources: Resources,
): Promise<RunningServices> {
  const { port, clients } = options;
  const { processes, client } = resources;
  const url = (index: number) => `http://127.0.0.1:${port + index}`;
  const env = environment(options, resources.databaseUri, url);
  const script = (name: string) => `services/${name}/src/main.ts`;
  await Promise.all([
    processes.run({ name: 'identity', script: script('identity'), port: port + 1, env }),
    processes.run({
      name: 'demo',
      script: PRODUCTION_ENTRY,
      port: port + 3,
      env: { ...env, DEMO_DATA: 'true' },
    }),
  ]);
  await processes.stop('demo');
  const db = client.db('turno_queues');
  const hasCrashes = options.crashPoints > 0;
  const testMerchants = await seedMerchants(db, new Date(), hasCrashes ? AMPLE_SEATS : SEATS);
  const queueProcesses = Array.from(
    { length: hasCrashes ? 4 : 2 },
    (_, index) => `queues-${index + 1}`,
  );
  const QUEUES_URL = queueProcesses.map((_, index) => url(3 + index)).join(',');
  await Promise.all([
    ...queueProcesses.map((name, index) =>
      processes.run({ name, port: port + 3 + index, ...queuesEntry(options, resources, env) }),
    ),
    processes.run({ name: 'passes', script: script('passes'), port: port + 2, env }),
    processes.run({
      name: 'gateway',
      script: script('gateway'),
      port,
      env: { ...env, QUEUES_URL },
    }),
  ]);
  const targets = await Promise.all(
    testMerchants.merchants.map((merchant) => targetQueuesOf(url(0), merchant)),
  );
  return {
    databaseName: db.databaseName,
    gateway: url(0),
    queueProcesses,
    scenario: await createScenario(client, testMerchants, {
      targets: targets.flat(),
      clients,
      families: await openPark(client.db(PASSES_DATABASE), url(0), testMerchants.park, options),
    }),
    limits: limitsOf(testMerchants, targets.flat()),
    queueServices: queueProcesses.map((name, index) => ({ name, url: url(3 + index) })),
  };
}

async function createScenario(
  client: MongoClient,
  testMerchants: TestMerchants,
  {
    targets,
    clients,
    families,
  }: { targets: TargetQueue[]; clients: number; families: Families | null },
): Promise<Scenario> {
  const guestIds = Array.from({ length: clients }, (_, index) => FIRST_GUEST + index);
  const people: Person[] = [
    ...guestIds.map((userId) => ({ userId, role: 'ROLE_GUEST' as const })),
    ...testMerchants.merchants.map(({ managerId }) => ({
      userId: managerId,
      role: 'ROLE_MERCHANT' as const,
    })),
    { userId: testMerchants.park.managerId, role: 'ROLE_MERCHANT' },
    ...(families?.accounts.flat() ?? []).map((userId) => ({
      userId,
      role: 'ROLE_USER' as const,
    })),
  ];
  const tokens = await tokensFor(client.db('turno_identity'), people);
  return { targets, guestIds, families, tokenOf: (userId) => tokens.get(userId) ?? '' };
}

function limitsOf(
  { categoryOf, perCategory }: TestMerchants,
  targets: readonly TargetQueue[],
): Limits {
  const shows = targets.flatMap(({ counterId, seats }) =>
    seats === null ? [] : [[counterId, seats] as const],
  );
  const sharedQueuesOf = new Map<number, number[]>();
  for (const { managerId, queueId, calls } of targets) {
    if (calls === 'shared')
      sharedQueuesOf.set(managerId, [...(sharedQueuesOf.get(managerId) ?? []), queueId]);
  }
  return { perUser: PER_USER, categoryOf, perCategory, seatsOf: new Map(shows), sharedQueuesOf };
}

type Environment = Record<string, string>;

function environment(
  { dataDir }: Options,
  databaseUri: string,
  url: (index: number) => string,
): Environment {
  return {
    HOST: '127.0.0.1',
    MONGODB_URI: databaseUri,
    INTERNAL_SECRET: 'secret of this run',
    IDENTITY_URL: url(1),
    PASSES_URL: url(2),
    QUEUES_URL: url(3),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    RELEASES_DIR: `${dataDir}/releases`,
    RATE_LIMIT_PER_MINUTE: '100000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '100000000',
    STREAMS_PER_ADDRESS: '100000000',
  };
}

/** How a process of queues is started: as in production, or with crash points. */
function queuesEntry(
  { crashPoints }: Options,
  { processes, crashLog }: Resources,
  env: Environment,
) {
  if (crashPoints === 0) return { script: PRODUCTION_ENTRY, env };
  const crashing = {
    CRASH_LOG: crashLog,
    CRASH_EACH: String(crashPoints),
    CRASH_DATABASE_PID: `${processes.runDir}/database.pid`,
    CRASH_SLEEP_MS: String(CRASH_SLEEP_MS),
  };
  return { script: CRASHING_ENTRY, env: { ...env, ...crashing }, restartsAtOnce: true };
}

async function targetQueuesOf(
  gateway: string,
  { id, managerId, queues }: TestMerchants['merchants'][number],
): Promise<TargetQueue[]> {
  const figures = await readFigures(gateway, id);
  return queues.map(({ id: queueId, usage }) => {
    const counterId = figures.find((figure) => figure.queueId === queueId)?.counterId;
    if (!counterId) throw new Error(`queue ${queueId} shows no counter`);
    return { ...usage, merchantId: id, queueId, counterId, managerId };
  });
}
