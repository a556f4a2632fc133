import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@turno/shared-types';
import { pointerFile } from '../releases/index.ts';
import { readSettings } from '../settings/settings.ts';
import { PROJECT } from './processes/child-specs.ts';
import { runPlatform } from './run-platform.ts';
import { serveOwnBuild } from './serve-own-build.ts';

const { values: flags, positionals } = parseArgs({
  options: { alone: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [wanted] = positionals;
const remote = REMOTE_NAMES.find((name) => name === wanted || name === `mfe-${wanted}`);
if (wanted !== undefined && !remote) {
  const names = REMOTE_NAMES.map((name) => name.replace('mfe-', '')).join(', ');
  process.stderr.write(`There is no remote "${wanted}": choose one of ${names}.\n`);
  process.exit(1);
}
if (flags.alone && !remote) {
  process.stderr.write('--alone needs the name of a remote: npm run dev -- merchant --alone\n');
  process.exit(1);
}

// Builds that are tried out stay apart from real releases, and begin anew each time.
const releasesDir = join(readSettings(process.env, PROJECT).dataDir, 'dev-releases');
process.env.RELEASES_DIR = releasesDir;
rmSync(pointerFile(releasesDir), { force: true });

if (remote && flags.alone) await serveOwnBuild(remote, releasesDir);
else await runPlatform({ isWatching: true });
if (remote) {
  const { watchRemote } = await import('./pages/watch-remote.ts');
  await watchRemote({
    name: remote,
    releasesDir,
    onBuild(outcome) {
      if ('problem' in outcome) process.stdout.write(`✗ ${remote}\n${outcome.problem}\n`);
      else process.stdout.write(`✓ ${remote} built: reload the page (${outcome.version})\n`);
    },
  });
}
