import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_API, type RemoteName } from '@turno/shared-types';
import { RELEASE_FILE, releaseFolder } from '../releases/index.ts';
import { readVerifyKeys, verifyJson } from '../signing/index.ts';
import { reasonsNotToFit } from './host-fit.ts';
import { MANIFEST } from './release-facts.ts';
import { readShellBuild } from './shell-build.ts';

type DeliveryFolders = { releasesDir: string; project?: string };

/** Whether a folder is a whole release, signed by a key that counts (`RELEASE_VERIFY_KEY`). */
export function isReleased(folder: string): boolean {
  const file = join(folder, RELEASE_FILE);
  if (!existsSync(file)) return false;
  const keys = readVerifyKeys(process.env.RELEASE_VERIFY_KEY);
  return keys.length === 0 || verifyJson(JSON.parse(readFileSync(file, 'utf8')), keys);
}

/** Throws a sentence when a release cannot run in the host that is built here. */
export function refuseMisfit(name: RemoteName, version: string, folders: DeliveryFolders): void {
  const home = releaseFolder(folders.releasesDir, name, version);
  const readJson = (file: string) => JSON.parse(readFileSync(join(home, file), 'utf8'));
  const { hostApi } = readJson(RELEASE_FILE);
  const { shared } = readJson(MANIFEST);
  const host = readShellBuild(folders.project);
  // Without a host here only the contract can be checked.
  const reasons = host
    ? reasonsNotToFit({ hostApi, shared }, host)
    : reasonsNotToFit({ hostApi, shared: [] }, { hostApi: HOST_API, shared: [] });
  if (reasons.length > 0) {
    throw new Error(`${name} ${version} does not fit the host. ${reasons.join(' ')}`);
  }
}

/** Throws a sentence when a version is not among the releases or cannot run in the host. */
export function requireUsable(name: RemoteName, version: string, folders: DeliveryFolders): void {
  if (!isReleased(releaseFolder(folders.releasesDir, name, version))) {
    throw new Error(`${name} ${version} is not among the releases.`);
  }
  refuseMisfit(name, version, folders);
}
