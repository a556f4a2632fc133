import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_API } from '@turno/shared-types';
import type { Lent } from './host-fit.ts';
import { folderOf, PROJECT, readManifest } from './project.ts';
import { runWebpack } from './run-webpack.ts';
import { sourceDigest } from './source-digest.ts';

const STAMP = 'build.json';

/** What is known of the host that is built: its sources, its contract, what it lends. */
type ShellBuild = { digest: string; hostApi: string; lent: Lent };

const shellDist = (project: string) => join(folderOf('shell', project), 'dist');

/** The host as last built, or `null`. */
export function readShellBuild(project = PROJECT): ShellBuild | null {
  const dist = shellDist(project);
  if (!existsSync(join(dist, STAMP)) || !existsSync(join(dist, 'index.html'))) return null;
  const { digest, hostApi } = JSON.parse(readFileSync(join(dist, STAMP), 'utf8'));
  const lent = JSON.parse(readFileSync(join(dist, 'shared.json'), 'utf8'));
  return { digest, hostApi, lent };
}

/** Builds the host unless its last build came from the same sources; answers whether it did build. */
export async function ensureShell(project = PROJECT): Promise<{ isBuilt: boolean; dist: string }> {
  const dist = shellDist(project);
  const digest = sourceDigest('shell', project);
  if (readShellBuild(project)?.digest === digest) return { isBuilt: false, dist };
  const output = `${dist}.new`;
  rmSync(output, { recursive: true, force: true });
  const { version } = readManifest(folderOf('shell', project));
  await runWebpack(folderOf('shell', project), { version, output });
  writeFileSync(join(output, STAMP), JSON.stringify({ digest, hostApi: HOST_API }));
  rmSync(dist, { recursive: true, force: true });
  renameSync(output, dist);
  return { isBuilt: true, dist };
}
