import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import { sourceDigest } from '../../delivery/index.ts';
import { folderOf, readManifest } from '../../delivery/project.ts';
import { readShellBuild } from '../../delivery/shell-build.ts';

/** The version that a release of the sources as they are now gets. */
export function versionOfSources(name: RemoteName): string {
  return `${readManifest(folderOf(name)).version}-${sourceDigest(name)}`;
}

/** Whether a release is among the releases, whole. */
export function isVersionThere(name: RemoteName, version: string, releasesDir: string): boolean {
  return existsSync(join(releasesDir, name, version, 'release.json'));
}

/** Whether the host has ever been built. */
export const isShellBuilt = (): boolean => readShellBuild() !== null;

/** Whether the host was last built from the sources as they are now. */
export const isShellFresh = (): boolean => readShellBuild()?.digest === sourceDigest('shell');
