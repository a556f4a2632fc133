import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName } from '@turno/shared-types';
import webpack from 'webpack';
import { changePointer, goLive, writeFacts } from '../../delivery/index.ts';
import { folderOf, readManifest, readPaths } from '../../delivery/project.ts';
import { releaseFacts } from '../../delivery/release-facts.ts';

type Watch = {
  name: RemoteName;
  releasesDir: string;
  /** Called with the version that just went live, or with what is wrong. */
  onBuild: (outcome: { version: string } | { problem: string }) => void;
};

const CALM_MS = 200;
/** How many releases stay on the disk, for pages that are still open. */
const RETAINED_RELEASES = 3;

/** Builds a remote whenever its files change and makes each build live; returns how to stop. */
export async function watchRemote({ name, releasesDir, onBuild }: Watch): Promise<() => void> {
  const work = join(releasesDir, name, '.watching');
  rmSync(work, { recursive: true, force: true });
  const compilers = (await configsOf(name, work)).map((config) => webpack(config));
  const good = new Set<webpack.Compiler>();
  const versions: string[] = [];

  const publish = async () => {
    // Every build is a version of its own, because browsers keep the files of a version for good.
    const version = `${readManifest(folderOf(name)).version}-dev${Date.now()}`;
    await assemble(name, { work, version, home: join(releasesDir, name, version) });
    await changePointer(releasesDir, name, (channels) => goLive(channels, version), 'dev');
    versions.push(version);
    const old = versions.length > RETAINED_RELEASES ? versions.shift() : undefined;
    if (old) rmSync(join(releasesDir, name, old), { recursive: true, force: true });
    onBuild({ version });
  };
  const publishOrReport = () =>
    publish().catch((error: unknown) => onBuild({ problem: String(error) }));
  let timer: NodeJS.Timeout | undefined;
  for (const compiler of compilers) {
    compiler.watch({ aggregateTimeout: CALM_MS }, (error, stats) => {
      clearTimeout(timer);
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      if (problem === null) good.add(compiler);
      else good.delete(compiler);
      if (problem !== null) onBuild({ problem });
      if (good.size === compilers.length) timer = setTimeout(publishOrReport, CALM_MS);
    });
  }
  return () => {
    clearTimeout(timer);
    for (const compiler of compilers) compiler.close(() => undefined);
    rmSync(work, { recursive: true, force: true });
  };
}

/** The federated and the plain build, each into a folder of its own: the one would empty the other's. */
async function configsOf(name: RemoteName, work: string): Promise<webpack.Configuration[]> {
  const config = await import(pathToFileURL(join(folderOf(name), 'webpack.config.js')).href);
  const make = (output: string): webpack.Configuration[] =>
    config.default({ version: 'dev', output, mode: 'development' });
  const [federated] = make(join(work, 'federated'));
  const [, plain] = make(work);
  return [federated, plain].filter((each) => each !== undefined);
}

type AssemblyTarget = { work: string; version: string; home: string };

async function assemble(name: RemoteName, { work, version, home }: AssemblyTarget): Promise<void> {
  mkdirSync(home, { recursive: true });
  cpSync(join(work, 'federated'), home, { recursive: true });
  cpSync(join(work, 'plain'), join(home, 'plain'), { recursive: true });
  const hostApi = readManifest(folderOf(name)).turno?.hostApi ?? '';
  const builtAt = new Date().toISOString();
  const identity = { name, version, hostApi, builtAt };
  const facts = releaseFacts(home, identity, await readPaths(folderOf(name)));
  writeFacts(home, facts);
}
