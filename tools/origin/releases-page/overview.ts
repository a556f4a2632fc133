import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import type { HealthCounts } from '@turno/shared-types/rules';
import { readPointer } from '../../delivery/pointer.ts';
import {
  type Channels,
  describeTakenBack,
  type PointerChange,
  RELEASE_FILE,
  type ReleaseFacts,
  releaseFolder,
  releaseSchema,
} from '../../releases/index.ts';
import type { Health } from './read-health.ts';

/** A version that is among the releases. */
export type VersionRow = {
  version: string;
  /** Instant of the build, ISO 8601 UTC. */
  builtAt: string;
  /** Compressed bytes of what the first render loads, and of all scripts and styles. */
  bytes: { first: number; all: number };
  /** `null` while the gateway reports no figures. */
  health: HealthCounts | null;
  takenBack: string | null;
};

export type RemoteRow = { name: RemoteName; channels: Channels | null; versions: VersionRow[] };

export type Overview = {
  remotes: RemoteRow[];
  history: readonly PointerChange[];
  /** Since when the gateway counts, as an instant; `null` while it reports none. */
  countedSince: string | null;
};

const MOST_VERSIONS = 20;
const MOST_CHANGES = 50;
const NONE: HealthCounts = { loaded: 0, slow: 0, failed: 0 };

/** What is released, to whom, how large it is and how it loads. Throws where the pointer cannot be read. */
export function readOverview(releasesDir: string, health: Health | null): Overview {
  const { remotes, history = [] } = readPointer(releasesDir);
  return {
    remotes: REMOTE_NAMES.map((name) => {
      const versions = versionsOf(releasesDir, name).slice(0, MOST_VERSIONS);
      return {
        name,
        channels: remotes[name] ?? null,
        versions: versions.map((facts) => rowOf(releasesDir, facts, health)),
      };
    }),
    history: history.slice(0, MOST_CHANGES),
    countedSince: health?.since ?? null,
  };
}

/** The versions of a remote that are on the disk, newest first. */
function versionsOf(releasesDir: string, name: RemoteName): ReleaseFacts[] {
  const home = join(releasesDir, name);
  if (!existsSync(home)) return [];
  const files = readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(home, entry.name, RELEASE_FILE));
  return files
    .filter((file) => existsSync(file))
    .map((file) => releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
}

function rowOf(releasesDir: string, facts: ReleaseFacts, health: Health | null): VersionRow {
  const { name, version, builtAt } = facts;
  const counted = health?.counts.find((each) => each.name === name && each.version === version);
  return {
    version,
    builtAt,
    bytes: bytesOf(releaseFolder(releasesDir, name, version), facts),
    health: health && (counted ?? NONE),
    takenBack: describeTakenBack(releasesDir, name, version),
  };
}

function bytesOf(folder: string, { integrity, preload }: ReleaseFacts): VersionRow['bytes'] {
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + sizeOf(join(folder, file)), 0);
  return { first: sum([...preload.js, ...preload.css]), all: sum(Object.keys(integrity)) };
}

/** As a browser receives it: small files have no compressed copy. */
function sizeOf(file: string): number {
  const found = [`${file}.br`, file].find((each) => existsSync(each));
  return found === undefined ? 0 : statSync(found).size;
}
