import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inheritedEnv } from './env.ts';
import { platformEnv } from './platform.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs one of a remote's delivery commands as its team would, and answers what it printed. */
export async function deliver(command: 'release' | 'rollback', remote: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', command, '-w', remote], {
    cwd: PROJECT,
    env: { ...inheritedEnv, ...platformEnv() },
  });
  return stdout;
}

/** Changes one source file for as long as the work takes, and puts it back also when the run is ended amid it. */
export async function whileChanged(
  path: string,
  change: (source: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const file = `${PROJECT}/${path}`;
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed === source) throw new Error(`${path} is not what the test thinks it is`);
  const putBack = () => writeFileSync(file, source);
  process.once('exit', putBack);
  writeFileSync(file, changed);
  try {
    await work();
  } finally {
    putBack();
    process.off('exit', putBack);
  }
}

export { PROJECT };
