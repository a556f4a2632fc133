import { type ChildProcess, spawn } from 'node:child_process';
import { type EngineOptions, engineCommand } from './engine-command.ts';

const START_LIMIT_MS = 30_000;

export type Database = { uri: string; pid: number; close(): Promise<void> };

/** Starts the embedded engine in a process of its own; resolves when it accepts connections. */
export async function openDatabase(options: EngineOptions): Promise<Database> {
  const { command, args, uri } = await engineCommand(options);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  await untilReady(child);
  return { uri, pid: child.pid ?? 0, close: () => stop(child) };
}

function untilReady(child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-2000);
  });
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      reject(new Error(`The embedded database did not start. ${complaint}`.trim()));
    };
    const limit = setTimeout(fail, START_LIMIT_MS);
    child.once('error', fail);
    // Not `exit`: its last words may still be on their way then.
    child.once('close', fail);
    child.once('message', () => {
      clearTimeout(limit);
      child.off('close', fail);
      resolve();
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
