import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { internalSecret } from '../settings/environments.ts';
import { PARTS, type PartName, START_ORDER } from '../settings/parts.ts';
import { publicUrls, readSettings, type Settings } from '../settings/settings.ts';
import { provideSigningKeys } from '../signing/index.ts';
import { buildPages } from './pages/build-pages.ts';
import { Child, type SupervisionContext } from './processes/child.ts';
import { databaseChild, PROJECT, partChild } from './processes/child-specs.ts';
import { databaseProblem, takenPorts } from './processes/preconditions.ts';

export type PlatformEvent = {
  type: 'building' | 'built' | 'ready' | 'crashed' | 'back' | 'stopping';
  name: string;
};
export type PlatformOptions = {
  /** Called as things happen; nothing is printed otherwise. */
  onEvent?: (event: PlatformEvent) => void;
  /** Starts services again when their files change. */
  isWatching?: boolean;
};
export type Platform = {
  urls: Record<PartName, string>;
  databaseUri: string;
  /** Process ids by name; a process between a crash and its next start has none. */
  pids(): Record<string, number>;
  restart(name: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Builds what changed and runs every process of Turno, with the settings of this process' environment.
 * Throws one sentence when a port is taken, the database is out of reach or a process does not start.
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { onEvent = () => undefined, isWatching = false } = options;
  const settings = readSettings(process.env, PROJECT);
  const context = makeFolders(settings, onEvent);
  provideSigningKeys(settings, process.env);
  await checkPrerequisites(settings);
  await buildPages({ settings, onEvent });

  const children: Child[] = [];
  const start = async (child: Child): Promise<void> => {
    children.push(child);
    await child.start();
    onEvent({ type: 'ready', name: child.name });
  };
  const stop = () => stopAll(children, onEvent);
  try {
    const mongodbUri = settings.mongodbUri ?? (await startDatabase(settings, context, start));
    writeFileSync(join(context.runDir, 'database.uri'), `${mongodbUri}\n`, { mode: 0o600 });
    const secrets = {
      mongodbUri,
      internalSecret: internalSecret(settings.dataDir),
      pointerSigningKey: process.env.POINTER_SIGNING_KEY,
    };
    for (const kinds of START_ORDER) {
      const parts = PARTS.filter(({ kind }) => kinds.includes(kind));
      const specs = parts.map((part) => partChild(part, { settings, secrets, isWatching }));
      await Promise.all(specs.map((spec) => start(new Child(spec, context))));
    }
    return { ...controlsOf(children), urls: publicUrls(settings), databaseUri: mongodbUri, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeFolders(
  settings: Settings,
  onEvent: SupervisionContext['onEvent'],
): SupervisionContext {
  const context = {
    logsDir: join(settings.dataDir, 'logs'),
    runDir: join(settings.dataDir, 'run'),
    onEvent,
  };
  for (const folder of [settings.dataDir, context.logsDir, context.runDir]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The data folder cannot be made: ${reason}. Set TURNO_DATA_DIR to another.`);
    }
  }
  return context;
}

/** Fails before anything is built or started when a port is taken or the database is out of reach. */
async function checkPrerequisites(settings: Settings): Promise<void> {
  const [ports, database] = await Promise.all([
    takenPorts(settings),
    settings.mongodbUri === null ? null : databaseProblem(settings.mongodbUri),
  ]);
  const problem = ports ?? database;
  if (problem !== null) throw new Error(problem);
}

async function startDatabase(
  settings: Settings,
  context: SupervisionContext,
  start: (child: Child) => Promise<void>,
): Promise<string> {
  const { spec, uri } = await databaseChild(settings);
  await start(new Child(spec, context));
  return uri;
}

function controlsOf(children: Child[]): Pick<Platform, 'pids' | 'restart'> {
  return {
    pids: () =>
      Object.fromEntries(children.flatMap(({ name, pid }) => (pid === null ? [] : [[name, pid]]))),
    async restart(name) {
      const child = children.find((each) => each.name === name);
      if (!child) throw new Error(`There is no process called ${name}.`);
      await child.restart();
    },
  };
}

/** Stops pages first, then the gateway, then the services and the database, so that every process outlives its clients. */
async function stopAll(children: Child[], onEvent: (event: PlatformEvent) => void): Promise<void> {
  onEvent({ type: 'stopping', name: 'all' });
  const kindOf = (child: Child) => PARTS.find(({ name }) => name === child.name)?.kind;
  for (const kinds of START_ORDER.toReversed()) {
    const group = children.filter((child) => kinds.some((kind) => kind === kindOf(child)));
    await Promise.all(group.map((child) => child.stop()));
  }
  await Promise.all(children.map((child) => child.stop()));
}
