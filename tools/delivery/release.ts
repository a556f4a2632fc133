import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import { RELEASE_FILE, type ReleaseFacts, releaseFolder } from '../releases/index.ts';
import { readSigningKey, signJson } from '../signing/index.ts';
import { newBuildFolder } from './build-folder.ts';
import { CONTRACT_FILE, presentContract } from './built-contract.ts';
import { folderOf, PROJECT, readManifest, readPaths, sourceDigest } from './project.ts';
import { releaseFacts } from './release-facts.ts';
import { runWebpack } from './run-webpack.ts';
import { isReleased } from './usable.ts';

type ReleaseOptions = {
  releasesDir: string;
  project?: string;
};

type Outcome = { version: string; isBuilt: boolean };

/**
 * Builds a release of a remote unless its sources have one already. Nothing but the new folder is written, and it
 * appears whole or not at all. The pointer stays where it is.
 */
export async function ensureRelease(name: RemoteName, options: ReleaseOptions): Promise<Outcome> {
  const { releasesDir, project = PROJECT } = options;
  const folder = folderOf(name, project);
  const { version: packageVersion, turno } = readManifest(folder);
  const version = `${packageVersion}-${sourceDigest(name, project)}`;
  const home = releaseFolder(releasesDir, name, version);
  if (isReleased(home)) return { version, isBuilt: false };

  const output = newBuildFolder(join(releasesDir, name), version);
  try {
    await runWebpack(folder, { version, output });
    rmSync(join(output, 'mf-stats.json'), { force: true });
    const builtAt = new Date().toISOString();
    const identity = { name, version, hostApi: turno?.hostApi ?? '', builtAt };
    const facts = releaseFacts(output, identity, await readPaths(folder));
    writeFacts(output, facts);
    const contract = presentContract(project);
    if (contract !== null) writeFileSync(join(output, CONTRACT_FILE), contract);
    rmSync(home, { recursive: true, force: true });
    renameSync(output, home);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  return { version, isBuilt: true };
}

/** Writes the facts of a release, signed where `RELEASE_SIGNING_KEY` is set. */
export function writeFacts(folder: string, facts: ReleaseFacts): void {
  const key = readSigningKey(process.env.RELEASE_SIGNING_KEY);
  const signed = key === null ? facts : signJson(facts, key);
  writeFileSync(join(folder, RELEASE_FILE), `${JSON.stringify(signed, null, 2)}\n`);
}
