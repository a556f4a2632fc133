import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createRemote } from './create-remote.ts';

// `npm run new-remote -- <name>`: a fifth remote, ready to run.

const PROJECT = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Error('Name the remote: npm run new-remote -- room-service');
  const paths = await createRemote(name, PROJECT);
  const biome = join(PROJECT, 'node_modules/.bin/biome');
  execFileSync(biome, ['format', '--write', `mfe-${name}`, 'shared-types/src', 'tools/platform'], {
    cwd: PROJECT,
  });
  // Links the new package and writes it into package-lock.json.
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: PROJECT, stdio: 'inherit' });
  process.stdout.write(
    [
      ...paths,
      `npm test -w mfe-${name}              runs its tests`,
      `npm run dev -- ${name}               runs everything and builds it whenever it changes`,
      'docs/remotes.md                      says what comes next',
      '',
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
