import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_API, type RemoteName } from '@turno/shared-types';
import { reasonsNotToFit } from './host-fit.ts';
import { movePointer, movePointerBack, readPointer } from './pointer.ts';
import { folderOf, PROJECT, readManifest, readPaths, sourceDigest } from './project.ts';
import { MANIFEST, releaseFacts } from './release-facts.ts';
import { runWebpack } from './run-webpack.ts';
import { readShellBuild } from './shell-build.ts';

type ReleaseOptions = {
  releasesDir: string;
  project?: string;
};

type Outcome = { version: string; isBuilt: boolean };

const FACTS = 'release.json';

/**
 * Builds a release of a remote unless its sources have one already. Nothing but the new folder is written, and it
 * appears whole or not at all. The pointer stays where it is.
 */
export async function ensureRelease(name: RemoteName, options: ReleaseOptions): Promise<Outcome> {
  const { releasesDir, project = PROJECT } = options;
  const folder = folderOf(name, project);
  const { version: packageVersion, turno } = readManifest(folder);
  const version = `${packageVersion}-${sourceDigest(name, project)}`;
  const home = join(releasesDir, name, version);
  if (existsSync(join(home, FACTS))) return { version, isBuilt: false };

  const output = join(releasesDir, name, `.building-${version}-${process.pid}`);
  mkdirSync(output, { recursive: true });
  try {
    await runWebpack(folder, { version, output });
    rmSync(join(output, 'mf-stats.json'), { force: true });
    const builtAt = new Date().toISOString();
    const identity = { name, version, hostApi: turno?.hostApi ?? '', builtAt };
    const facts = releaseFacts(output, identity, await readPaths(folder));
    writeFileSync(join(output, FACTS), `${JSON.stringify(facts, null, 2)}\n`);
    rmSync(home, { recursive: true, force: true });
    renameSync(output, home);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  return { version, isBuilt: true };
}

/** Throws a sentence when a release cannot run in the host that is built here. */
function refuseMisfit(name: RemoteName, version: string, options: ReleaseOptions): void {
  const home = join(options.releasesDir, name, version);
  const readJson = (file: string) => JSON.parse(readFileSync(join(home, file), 'utf8'));
  const { hostApi } = readJson(FACTS);
  const { shared } = readJson(MANIFEST);
  const host = readShellBuild(options.project);
  // Without a host here only the contract can be checked.
  const reasons = host
    ? reasonsNotToFit({ hostApi, shared }, host)
    : reasonsNotToFit({ hostApi, shared: [] }, { hostApi: HOST_API, shared: [] });
  if (reasons.length > 0) {
    throw new Error(`${name} ${version} does not fit the host. ${reasons.join(' ')}`);
  }
}

/** Builds where needed, checks against the host and makes it live. Throws a sentence and changes nothing if it does not fit. */
export async function release(name: RemoteName, options: ReleaseOptions): Promise<Outcome> {
  const outcome = await ensureRelease(name, options);
  refuseMisfit(name, outcome.version, options);
  movePointer(options.releasesDir, name, outcome.version);
  return outcome;
}

/** Makes the version before the live one live again and answers it. */
export function rollback(name: RemoteName, { releasesDir }: ReleaseOptions): string {
  const target = readPointer(releasesDir).remotes[name]?.previous[0];
  if (target !== undefined && !existsSync(join(releasesDir, name, target, FACTS))) {
    throw new Error(`${name} ${target} is no longer among the releases.`);
  }
  return movePointerBack(releasesDir, name);
}
