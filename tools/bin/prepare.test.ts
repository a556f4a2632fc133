import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START = join(import.meta.dirname, 'fixtures/start.js');
const LIMIT_MS = 20_000;

test.each([
  { name: 'none', environment: {}, locale: 'C.UTF-8' },
  { name: 'the C locale', environment: { LANG: 'it_IT.UTF-8', LC_ALL: 'C' }, locale: 'C.UTF-8' },
  { name: 'UTF-8', environment: { LANG: 'it_IT.UTF-8' }, locale: undefined },
])('a command gets a UTF-8 locale where the environment has $name', ({ environment, locale }) => {
  // `env -i` starts it with these variables and no others.
  const variables = Object.entries({ PATH: process.env.PATH, ...environment });
  const line = [process.execPath, START, 'tools/bin/fixtures/print-locale.ts'];
  const args = ['-i', ...variables.map(([name, value]) => `${name}=${value}`), ...line];
  const { stdout } = spawnSync('env', args, { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual({ locale });
});

/** Process ids by role, as the processes of the tree recorded them. */
function recorded(folder: string): Record<string, number> {
  const file = join(folder, 'pids');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rows = text.split('\n').map((line) => /^(\d+) (.+)$/.exec(line));
  return Object.fromEntries(rows.flatMap((row) => (row ? [[row[2], Number(row[1])]] : [])));
}

/** Whether a process runs; one that has ended and waits to be collected by its parent does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/^\d+ \(.*\) Z/.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not within ${LIMIT_MS} ms: ${isTrue}`);
    await sleep(50);
  }
}

/** Listens on a port for a moment, by default on any; returns the port, `null` when it is taken. */
function tryPort(port = 0): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? null) : null));
    });
  });
}

const signalTo = (role: string, signal: NodeJS.Signals) => ({
  name: `${signal} to the ${role}`,
  end: (command: ChildProcess, pids: Record<string, number>) =>
    process.kill((role === 'command' ? command.pid : pids[role]) ?? 0, signal),
});

test.each([
  signalTo('command', 'SIGTERM'),
  signalTo('command', 'SIGINT'),
  signalTo('command', 'SIGHUP'),
  signalTo('command', 'SIGKILL'),
  signalTo('test command', 'SIGKILL'),
  signalTo('platform', 'SIGKILL'),
])('$name ends every process and frees the port', async ({ end }) => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-prepare-'));
  const port = (await tryPort()) ?? 0;
  const args = [START, 'tools/bin/fixtures/process-tree.ts', 'test-command', folder, String(port)];
  const command = spawn(process.execPath, args, { stdio: 'ignore' });
  const hasEnded = new Promise((resolve) => command.once('exit', resolve));
  await until(() => 'ready' in recorded(folder));
  const pids = recorded(folder);

  end(command, pids);
  await hasEnded;
  await until(() => Object.values(pids).every((pid) => !isRunning(pid)));
  // Meanwhile a connection of another process may have taken it for a moment.
  await until(async () => (await tryPort(port)) === port);
  rmSync(folder, { recursive: true, force: true });
});
