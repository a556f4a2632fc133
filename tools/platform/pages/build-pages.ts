import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import {
  changePointer,
  goLive,
  isReleased,
  readPointer,
  sourceDigest,
} from '../../delivery/index.ts';
import { folderOf, readManifest } from '../../delivery/project.ts';
import { isShellFresh, readShellBuild } from '../../delivery/shell-build.ts';
import type { Settings } from '../../settings/settings.ts';
import { FOLLOW_PARENT } from '../processes/child-specs.ts';

type PageName = RemoteName | 'shell';
type BuildOptions = {
  settings: Pick<Settings, 'releasesDir' | 'isProduction' | 'keepsReleases'>;
  onEvent: (event: { type: 'building' | 'built'; name: string }) => void;
};

/**
 * Builds the pages whose sources changed, as many at once as there are cores, and makes new releases live. A release
 * that exists stays as it is, so a rollback outlives a restart; in production only what is missing is built, and with
 * `KEEP_RELEASES` no remote that has a live release.
 */
export async function buildPages({ settings, onEvent }: BuildOptions): Promise<void> {
  const { releasesDir } = settings;
  const waiting = pagesToBuild(settings);
  const fresh = new Map<string, string>();
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      onEvent({ type: 'building', name });
      fresh.set(name, await buildOne(name, releasesDir));
      onEvent({ type: 'built', name });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const name of REMOTE_NAMES) {
    const version = fresh.get(name) ?? (isLive(name, releasesDir) ? null : versionOfSources(name));
    if (version === null) continue;
    await changePointer(releasesDir, name, (channels) => goLive(channels, version), 'start');
  }
}

/** Builds in a process of its own and returns the version; sources may have changed meanwhile. */
async function buildOne(name: PageName, releasesDir: string): Promise<string> {
  const script = join(import.meta.dirname, 'build-one.ts');
  const output = await runToEnd(name, [script, name, releasesDir]);
  return output.trim().split('\n').at(-1) ?? '';
}

function pagesToBuild({
  releasesDir,
  isProduction,
  keepsReleases,
}: BuildOptions['settings']): PageName[] {
  const remotes = REMOTE_NAMES.filter((name) => {
    if (keepsReleases && isLive(name, releasesDir)) return false;
    return !isVersionThere(name, versionOfSources(name), releasesDir);
  });
  const isShellGood = isProduction ? isShellBuilt() : isShellFresh();
  return isShellGood ? remotes : ['shell', ...remotes];
}

function isLive(name: RemoteName, releasesDir: string): boolean {
  const version = readPointer(releasesDir).remotes[name]?.version;
  return version !== undefined && isVersionThere(name, version, releasesDir);
}

/** The version that a release of the sources as they are now gets. */
function versionOfSources(name: RemoteName): string {
  return `${readManifest(folderOf(name)).version}-${sourceDigest(name)}`;
}

/** Whether a release is among the releases, whole and signed. */
function isVersionThere(name: RemoteName, version: string, releasesDir: string): boolean {
  return isReleased(join(releasesDir, name, version));
}

/** Whether the host has ever been built. */
const isShellBuilt = (): boolean => readShellBuild() !== null;

const SHOWN_CHARACTERS = 4000;

/** Runs a Node script to its end and returns its output; throws its output when it fails. */
function runToEnd(name: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let output = '';
    const child = spawn(process.execPath, [...FOLLOW_PARENT, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => child.kill();
    process.once('exit', kill);
    child.stdout.on('data', (text) => {
      printed += text;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve(printed);
      else
        reject(new Error(`${name} could not be built.\n${output.trim().slice(-SHOWN_CHARACTERS)}`));
    });
  });
}
