import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Outcome = { isGood: boolean; output: string };

type Command = { line: readonly string[]; cwd: string; env?: Record<string, string> };

const LIMIT_MS = 45 * 60_000;
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' };

const FOLLOW_PARENT = fileURLToPath(
  new URL('../platform/processes/follow-parent.js', import.meta.url),
);
const RUN_IN_GROUP = fileURLToPath(new URL('run-in-group.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** Runs a command to its end and keeps its output; after 45 minutes the command is ended. */
export function runCommand({ line, cwd, env = {} }: Command): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, RUN_IN_GROUP, ...line], {
      cwd,
      env: { ...process.env, ...QUIET, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const limit = setTimeout(() => child.kill('SIGTERM'), LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('exit', () => killLeftovers(child));
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ isGood: code === 0, output });
    });
  });
}

/** Ends every command that runs, with all it has started. */
export function endCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Ends what a command has left behind in its process group, which would also keep its output open. */
function killLeftovers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}
