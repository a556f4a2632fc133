import {
  existsSync,
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
import { newBuildFolder } from './build-folder.ts';
import type { SharedModule } from './host-fit.ts';
import { folderOf, PROJECT, readManifest, sourceDigest } from './project.ts';
import { integrityOfFolder, MANIFEST } from './release-facts.ts';
import { runWebpack } from './run-webpack.ts';

const STAMP = 'build.json';
/** The hashes of the host's scripts and styles. */
export const INTEGRITY = 'integrity.json';
const WORKER = 'worker/service-worker.js';

/** The host that is built: a digest of its sources, its contract, what it shares. */
type ShellBuild = { digest: string; hostApi: string; shared: SharedModule[] };

const MAX_BUILDS = 5;
const BUILD_NAME = /^[0-9a-f]{8}$/;

/** Every build has a folder of its own, so that no build changes the files of a page that is being served. */
const buildsFolder = (project: string) => join(folderOf('shell', project), 'dist');
/** A link to the build in use. */
const currentBuild = (project: string) => join(buildsFolder(project), 'current');

/** The host as last built, or `null`. */
export function readShellBuild(project = PROJECT): ShellBuild | null {
  const dist = currentBuild(project);
  const isWhole = [STAMP, INTEGRITY, MANIFEST, 'index.html', WORKER].every((file) =>
    existsSync(join(dist, file)),
  );
  if (!isWhole) return null;
  const { digest, hostApi } = JSON.parse(readFileSync(join(dist, STAMP), 'utf8'));
  const { shared } = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8'));
  return { digest, hostApi, shared };
}

/** Whether the host was last built from the sources as they are now. */
export function isShellFresh(project = PROJECT): boolean {
  return readShellBuild(project)?.digest === sourceDigest('shell', project);
}

/** Builds the host unless its last build came from the same sources; returns whether it did build. */
export async function ensureShell(project = PROJECT): Promise<{ isBuilt: boolean; dist: string }> {
  const dist = currentBuild(project);
  if (isShellFresh(project)) return { isBuilt: false, dist };
  const digest = sourceDigest('shell', project);
  const builds = buildsFolder(project);
  const output = newBuildFolder(builds, digest);
  try {
    const { version } = readManifest(folderOf('shell', project));
    await runWebpack(folderOf('shell', project), { version, output });
    writeFileSync(join(output, INTEGRITY), JSON.stringify(integrityOfFolder(output)));
    writeFileSync(join(output, STAMP), JSON.stringify({ digest, hostApi: HOST_API }));
    // Two processes that build the same sources get the same files: the later one leaves the first build in place.
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
    .filter((name) => BUILD_NAME.test(name) && name !== digest)
    .map((name) => ({ path: join(builds, name), at: statSync(join(builds, name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { path } of old.slice(MAX_BUILDS - 1)) rmSync(path, { recursive: true, force: true });
}
