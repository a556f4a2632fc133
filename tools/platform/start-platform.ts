import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from './pages/build-pages.ts';
import { Child, type ChildPlace } from './processes/child.ts';
import { databaseChild, PROJECT, partChild } from './processes/child-specs.ts';
import { takenPorts } from './processes/ports.ts';
import { publicUrls } from './settings/addresses.ts';
import { databaseTrouble } from './settings/external-database.ts';
import { internalSecret } from './settings/internal-secret.ts';
import { PARTS, type PartName, START_ORDER } from './settings/parts.ts';
import { readSettings, type Settings } from './settings/settings.ts';

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
  const place = makeFolders(settings, onEvent);
  await refuseEarly(settings);
  await buildPages({ settings, onEvent });

  const children: Child[] = [];
  const start = async (child: Child): Promise<void> => {
    children.push(child);
    await child.start();
    onEvent({ type: 'ready', name: child.name });
  };
  const stop = () => stopAll(children, onEvent);
  try {
    const mongodbUri = settings.mongodbUri ?? (await startDatabase(settings, place, start));
    writeFileSync(join(place.runDir, 'database.uri'), `${mongodbUri}\n`, { mode: 0o600 });
    const secrets = { mongodbUri, internalSecret: internalSecret(settings.dataDir) };
    for (const kinds of START_ORDER) {
      const parts = PARTS.filter(({ kind }) => kinds.includes(kind));
      const specs = parts.map((part) => partChild(part, { settings, secrets, isWatching }));
      await Promise.all(specs.map((spec) => start(new Child(spec, place))));
    }
    return { ...faceOf(children), urls: publicUrls(settings), databaseUri: mongodbUri, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeFolders(settings: Settings, onEvent: ChildPlace['onEvent']): ChildPlace {
  const place = {
    logsDir: join(settings.dataDir, 'logs'),
    runDir: join(settings.dataDir, 'run'),
    onEvent,
  };
  for (const folder of [settings.dataDir, place.logsDir, place.runDir]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The data folder cannot be made: ${reason}. Set TURNO_DATA_DIR to another.`);
    }
  }
  return place;
}

/** What can be known to be wrong before anything is built or started. */
async function refuseEarly(settings: Settings): Promise<void> {
  const [ports, database] = await Promise.all([
    takenPorts(settings),
    settings.mongodbUri === null ? null : databaseTrouble(settings.mongodbUri),
  ]);
  const trouble = ports ?? database;
  if (trouble !== null) throw new Error(trouble);
}

async function startDatabase(
  settings: Settings,
  place: ChildPlace,
  start: (child: Child) => Promise<void>,
): Promise<string> {
  const { spec, uri } = await databaseChild(settings);
  await start(new Child(spec, place));
  return uri;
}

function faceOf(children: Child[]): Pick<Platform, 'pids' | 'restart'> {
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

/** Pages first, then the gateway, then services, the database last: nobody loses what it still needs. */
async function stopAll(children: Child[], onEvent: (event: PlatformEvent) => void): Promise<void> {
  onEvent({ type: 'stopping', name: 'all' });
  const kindOf = (child: Child) => PARTS.find(({ name }) => name === child.name)?.kind;
  for (const kinds of START_ORDER.toReversed()) {
    const group = children.filter((child) => kinds.some((kind) => kind === kindOf(child)));
    await Promise.all(group.map((child) => child.stop()));
  }
  await Promise.all(children.map((child) => child.stop()));
}
