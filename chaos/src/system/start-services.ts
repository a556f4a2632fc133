import type { MongoClient } from 'mongodb';
import type { Limits } from '../evidence/evidence.ts';
import { readFigures } from '../evidence/figures.ts';
import type { Options } from '../options.ts';
import type { Place, Scene } from '../workload/scenario.ts';
import type { Processes } from './processes.ts';
import type { Setup } from './start-system.ts';
import { buildTown, type Town } from './test-merchants.ts';
import { type Person, tokensFor } from './tokens.ts';

/** Longer than its person waits before asking again. */
const CRASH_SLEEP_MS = 2_500;
const PER_USER = 8;
const SEATS = 40;
/** A show that sold out calls nobody: until every step of a group was hit there must be somebody to call. */
const ENDLESS_SEATS = 5_000;
const FIRST_GUEST = 1_000_000;
const PRODUCTION_ENTRY = 'services/queues/src/main.ts';
const CRASHING_ENTRY = 'services/queues/test/crashes/main-with-crashes.ts';

type Ground = { processes: Processes; client: MongoClient; databaseUri: string; crashLog: string };

/** Runs the real services, two processes of queues among them, or four that crash by themselves, around a town. */
export async function startServices(options: Options, ground: Ground): Promise<Setup> {
  const { port, clients } = options;
  const { processes, client } = ground;
  const url = (index: number) => `http://127.0.0.1:${port + index}`;
  const env = environment(options, ground.databaseUri, url);
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
  const town = await buildTown(db, new Date(), hasCrashes ? ENDLESS_SEATS : SEATS);
  const queueProcesses = Array.from(
    { length: hasCrashes ? 4 : 2 },
    (_, index) => `queues-${index + 1}`,
  );
  const QUEUES_URL = queueProcesses.map((_, index) => url(3 + index)).join(',');
  await Promise.all([
    ...queueProcesses.map((name, index) =>
      processes.run({ name, port: port + 3 + index, ...queuesEntry(options, ground, env) }),
    ),
    processes.run({ name: 'passes', script: script('passes'), port: port + 2, env }),
    processes.run({
      name: 'gateway',
      script: script('gateway'),
      port,
      env: { ...env, QUEUES_URL },
    }),
  ]);
  const places = await Promise.all(town.merchants.map((merchant) => placesOf(url(0), merchant)));
  return {
    db,
    gateway: url(0),
    queueProcesses,
    scene: await sceneOf(client, town, { places: places.flat(), clients }),
    limits: limitsOf(town, places.flat()),
    answersOf: queueProcesses.map((name, index) => ({ name, url: url(3 + index) })),
  };
}

async function sceneOf(
  client: MongoClient,
  town: Town,
  { places, clients }: { places: Place[]; clients: number },
): Promise<Scene> {
  const guestIds = Array.from({ length: clients }, (_, index) => FIRST_GUEST + index);
  const people: Person[] = [
    ...guestIds.map((userId) => ({ userId, role: 'ROLE_GUEST' as const })),
    ...town.merchants.map(({ managerId }) => ({
      userId: managerId,
      role: 'ROLE_MERCHANT' as const,
    })),
  ];
  const tokens = await tokensFor(client.db('turno_identity'), people);
  return { places, guestIds, tokenOf: (userId) => tokens.get(userId) ?? '' };
}

function limitsOf({ categoryOf, perCategory }: Town, places: readonly Place[]): Limits {
  const shows = places.flatMap(({ counterId, seats }) =>
    seats === null ? [] : [[counterId, seats] as const],
  );
  const turnsOf = new Map<number, number[]>();
  for (const { managerId, queueId, calls } of places) {
    if (calls === 'in turn') turnsOf.set(managerId, [...(turnsOf.get(managerId) ?? []), queueId]);
  }
  return { perUser: PER_USER, categoryOf, perCategory, seatsOf: new Map(shows), turnsOf };
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
    INTERNAL_SECRET: 'known to nobody but the run',
    IDENTITY_URL: url(1),
    PASSES_URL: url(2),
    QUEUES_URL: url(3),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    RELEASES_DIR: `${dataDir}/releases`,
    RATE_LIMIT_PER_MINUTE: '100000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '100000000',
  };
}

/** How a process of queues is run: as in production, or so that it dies at named points. */
function queuesEntry({ crashPoints }: Options, { processes, crashLog }: Ground, env: Environment) {
  if (crashPoints === 0) return { script: PRODUCTION_ENTRY, env };
  const crashing = {
    CRASH_LOG: crashLog,
    CRASH_EACH: String(crashPoints),
    CRASH_DATABASE_PID: `${processes.runDir}/database.pid`,
    CRASH_SLEEP_MS: String(CRASH_SLEEP_MS),
  };
  return { script: CRASHING_ENTRY, env: { ...env, ...crashing }, startsAtOnce: true };
}

async function placesOf(
  gateway: string,
  { id, managerId, queues }: Town['merchants'][number],
): Promise<Place[]> {
  const figures = await readFigures(gateway, id);
  return queues.map(({ id: queueId, use }) => {
    const counterId = figures.find((figure) => figure.queueId === queueId)?.counterId;
    if (!counterId) throw new Error(`queue ${queueId} shows no counter`);
    return { ...use, merchantId: id, queueId, counterId, managerId };
  });
}
