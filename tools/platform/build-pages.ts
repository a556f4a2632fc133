import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import { readPointer, release } from '../delivery/index.ts';
import { isShellBuilt, isShellFresh, isVersionThere, versionOfSources } from './built-pages.ts';
import { runToEnd } from './run-to-end.ts';
import type { Settings } from './settings.ts';

type PageName = RemoteName | 'shell';
type BuildOptions = {
  settings: Pick<Settings, 'releasesDir' | 'isProduction'>;
  onEvent: (event: { type: 'building' | 'built'; name: string }) => void;
};

/**
 * Builds the pages whose sources changed, as many at once as there are cores, and makes new releases live. A release
 * that exists stays as it is, so a rollback outlives a restart; in production only what is missing is built.
 */
export async function buildPages({ settings, onEvent }: BuildOptions): Promise<void> {
  const { releasesDir } = settings;
  const stale = pagesToBuild(settings);
  const waiting = [...stale];
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      onEvent({ type: 'building', name });
      await runToEnd(name, [join(import.meta.dirname, 'build-one.ts'), name, releasesDir]);
      onEvent({ type: 'built', name });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const name of REMOTE_NAMES) {
    const isNew = stale.includes(name) || !isLive(name, releasesDir);
    if (isNew) await release(name, { releasesDir });
  }
}

function pagesToBuild({ releasesDir, isProduction }: BuildOptions['settings']): PageName[] {
  const remotes = REMOTE_NAMES.filter((name) => {
    if (isProduction && isLive(name, releasesDir)) return false;
    return !isVersionThere(name, versionOfSources(name), releasesDir);
  });
  const isShellGood = isProduction ? isShellBuilt() : isShellFresh();
  return isShellGood ? remotes : ['shell', ...remotes];
}

function isLive(name: RemoteName, releasesDir: string): boolean {
  const version = readPointer(releasesDir).remotes[name]?.version;
  return version !== undefined && isVersionThere(name, version, releasesDir);
}
