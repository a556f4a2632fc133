import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import { readSettings } from '../platform/settings/settings.ts';
import { PROJECT } from './project.ts';
import { release, rollback } from './release.ts';

type Verb = 'release' | 'rollback';

const { releasesDir } = readSettings(process.env, PROJECT);

function remoteOf(name: string): RemoteName {
  const remote = REMOTE_NAMES.find((each) => each === name);
  if (!remote) throw new Error(`${name} is no remote: name one of ${REMOTE_NAMES.join(', ')}.`);
  return remote;
}

async function run(verb: Verb, name: string): Promise<string> {
  if (verb === 'rollback') return `${name} is back at ${rollback(remoteOf(name), { releasesDir })}`;
  const { version } = await release(remoteOf(name), { releasesDir });
  return `${name} ${version} is live`;
}

/** Runs one command for a package: the one that is named, or the one whose folder it was started in. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, folder = '', name = basename(folder)] = positionals;
  if (verb !== 'release' && verb !== 'rollback') throw new Error('Unknown verb.');
  process.stdout.write(`${await run(verb, name)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
