import { spawn } from 'node:child_process';

export type Outcome = { isGood: boolean; output: string };

type Command = { line: readonly string[]; cwd: string; env?: Record<string, string> };

const LIMIT_MS = 20 * 60_000;
const FAREWELL_MS = 30_000;

/** Runs a command to its end and keeps what it says; one that hangs for twenty minutes is ended. */
export function runCommand({ line, cwd, env = {} }: Command): Promise<Outcome> {
  const [command = '', ...args] = line;
  return new Promise((resolve) => {
    let output = '';
    let force: NodeJS.Timeout | undefined;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...QUIET, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Asked first: what it has started itself, a whole platform maybe, would outlive it otherwise.
    const limit = setTimeout(() => {
      child.kill('SIGTERM');
      force = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
    }, LIMIT_MS);
    const onSignal = () => child.kill('SIGTERM');
    process.once('SIGTERM', onSignal);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      clearTimeout(force);
      process.off('SIGTERM', onSignal);
      resolve({ isGood: code === 0, output });
    });
  });
}

const QUIET = { TURBO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' };
