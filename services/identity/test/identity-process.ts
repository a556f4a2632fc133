import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

const running = new Set<ChildProcess>();

/** Kills the processes that a failed test left running. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs an entry point of this service in a process of its own. */
export function run(file: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`src/${file}`, ...args], {
    cwd: FOLDER,
    env: { INTERNAL_SECRET: 'a secret for the tests', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child.once('exit', () => running.delete(child)));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

/** The exit code of a command. */
export async function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** A real process of identity that is ready. */
export async function startIdentityProcess(env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output } = run('main.ts', [], { ...env, PORT: String(port), BOT_CHECK: 'off' });
  while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`identity did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    output,
    /** The response to a call; `null` when the process died before it responded. */
    async send(method: string, path: string, body?: object, token?: string) {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const sent = fetch(url + path, { method, headers, body: JSON.stringify(body) });
      const answer = await sent.catch(() => null);
      return answer && { status: answer.status, body: await answer.json().catch(() => null) };
    },
    /** Kills it without warning, as a power cut would. */
    async kill(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
