import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { lock } from 'proper-lockfile';
import { databaseUri } from './database.ts';
import { inheritedEnv } from './env.ts';
import { platformEnv } from './platform.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs one of a remote's delivery commands as its team would, and returns what it printed. */
export async function deliver(
  command: 'release' | 'promote' | 'rollback' | 'pin' | 'unpin',
  remote: string,
  ...args: string[]
): Promise<string> {
  const line = ['run', command, '-w', remote, '--', ...args];
  const { stdout } = await promisify(execFile)('npm', line, {
    cwd: PROJECT,
    env: { ...inheritedEnv, ...platformEnv() },
  });
  return stdout;
}

/** Another journey may build a release of the same file for a minute. */
const WAIT = { retries: 120, minTimeout: 1_000, maxTimeout: 1_000 };

/**
 * Changes one source file for as long as the work takes, and puts it back also when the run is ended amid it. Journeys
 * on two platforms share the sources: a second change of the file waits.
 */
export async function whileChanged(
  path: string,
  change: (source: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const file = `${PROJECT}/${path}`;
  const unlock = await lock(file, { retries: WAIT });
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  const putBack = () => writeFileSync(file, source);
  process.once('exit', putBack);
  try {
    if (changed === source) throw new Error(`${path} is not what the test thinks it is`);
    writeFileSync(file, changed);
    await work();
  } finally {
    putBack();
    process.off('exit', putBack);
    await unlock();
  }
}

export { PROJECT };

/** Every file below a folder with a hash of its bytes. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [
        relative(folder, path),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ];
    }),
  );
}

/** Forces an account to choose another password at its next sign-in, as an operator does. */
export async function demandPasswordChange(email: string): Promise<void> {
  await promisify(execFile)(
    'npm',
    ['run', 'demand-password-change', '-w', '@turno/identity', '--', email],
    { cwd: PROJECT, env: { ...inheritedEnv, ...platformEnv(), MONGODB_URI: databaseUri() } },
  );
}
