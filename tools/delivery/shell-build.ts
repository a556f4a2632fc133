import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { HOST_API } from '@turno/shared-types';
import type { Lent } from './host-fit.ts';
import { folderOf, PROJECT, readManifest } from './project.ts';
import { runWebpack } from './run-webpack.ts';
import { sourceDigest } from './source-digest.ts';

const STAMP = 'build.json';

/** What is known of the host that is built: its sources, its contract, what it lends. */
type ShellBuild = { digest: string; hostApi: string; lent: Lent };

const KEPT_BUILDS = 5;

/** Every build has a folder of its own, so that a page being served never changes under its server. */
const buildsFolder = (project: string) => join(folderOf('shell', project), 'dist');
/** A link to the build in use. */
const currentBuild = (project: string) => join(buildsFolder(project), 'current');

/** The host as last built, or `null`. */
export function readShellBuild(project = PROJECT): ShellBuild | null {
  const dist = currentBuild(project);
  if (!existsSync(join(dist, STAMP)) || !existsSync(join(dist, 'index.html'))) return null;
  const { digest, hostApi } = JSON.parse(readFileSync(join(dist, STAMP), 'utf8'));
  const lent = JSON.parse(readFileSync(join(dist, 'shared.json'), 'utf8'));
  return { digest, hostApi, lent };
}

/** Builds the host unless its last build came from the same sources; answers whether it did build. */
export async function ensureShell(project = PROJECT): Promise<{ isBuilt: boolean; dist: string }> {
  const dist = currentBuild(project);
  const digest = sourceDigest('shell', project);
  if (readShellBuild(project)?.digest === digest) return { isBuilt: false, dist };
  const builds = buildsFolder(project);
  const output = join(builds, `.building-${digest}-${process.pid}`);
  mkdirSync(output, { recursive: true });
  try {
    const { version } = readManifest(folderOf('shell', project));
    await runWebpack(folderOf('shell', project), { version, output });
    writeFileSync(join(output, STAMP), JSON.stringify({ digest, hostApi: HOST_API }));
    // Two who build the same at once make the same: whoever is later leaves the first in place.
    if (!existsSync(join(builds, digest))) renameSync(output, join(builds, digest));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  pointTo(builds, digest);
  return { isBuilt: true, dist };
}

function pointTo(builds: string, digest: string): void {
  const link = join(builds, `.current-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(digest, link);
  renameSync(link, join(builds, 'current'));
  const old = readdirSync(builds)
    .filter((name) => !name.startsWith('.') && name !== 'current' && name !== digest)
    .map((name) => ({ path: join(builds, name), at: statSync(join(builds, name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { path } of old.slice(KEPT_BUILDS - 1)) rmSync(path, { recursive: true, force: true });
}
