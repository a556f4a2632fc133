import type { KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import { signJson } from '@turno/tools/signing';

type Released = {
  version: string;
  previous?: string[];
  canary?: { version: string; percent: number };
  pins?: Record<string, string>;
};

/** A folder of releases as the release command leaves it, signed where a key is named. */
export function openReleases() {
  const releasesDir = mkdtempSync(join(tmpdir(), 'turno-releases-'));
  const write = (file: string, value: object, key: KeyObject | undefined) =>
    writeFileSync(file, JSON.stringify(key ? signJson(value, key) : value));

  return {
    releasesDir,
    release(name: RemoteName, version: string, change: object = {}, key?: KeyObject) {
      const folder = join(releasesDir, name, version);
      mkdirSync(folder, { recursive: true });
      const facts = {
        name,
        version,
        hostApi: '^1.0.0',
        builtAt: '2026-11-21T08:00:00Z',
        entry: 'remoteEntry.js',
        manifest: 'mf-manifest.json',
        integrity: { 'remoteEntry.js': 'sha384-abc', 'js/a.js': 'sha384-def' },
        preload: { js: ['js/a.js'], css: ['css/a.css'] },
        ...change,
      };
      write(join(folder, 'release.json'), facts, key);
    },
    point(remotes: Partial<Record<RemoteName, Released>>, key?: KeyObject) {
      const next = join(releasesDir, 'next.json');
      const channels = Object.entries(remotes).map(([name, each]) => [
        name,
        { previous: [], ...each },
      ]);
      write(next, { schema: 1, remotes: Object.fromEntries(channels) }, key);
      renameSync(next, join(releasesDir, 'remotes.json'));
    },
    remove: () => rmSync(releasesDir, { recursive: true }),
  };
}
