import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase, createLog } from '@turno/kit';
import { testTokens } from '@turno/kit/test';
import { openTestDatabase } from '@turno/tools/database';
import { startQueuesStandIn } from './queues-stand-in.ts';

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');
const PREFIX = 'of_killed_passes';
const TRIES = 2_000;
const PROCESSES = 2;

type Request = { path: string; body: object; token?: string };
type Reply = {
  status: number;
  body: { error_code?: string; passIds?: number[]; reserved?: { expiresAt: string }[] } | null;
};

/** Two processes of the service on one database; commands are retried at either of them until one decides. */
export async function startKilledProcesses() {
  const { uri } = await openTestDatabase();
  const log = createLog('passes', 'silent');
  const database = await connectDatabase({ uri, name: `${PREFIX}_passes`, log });
  await database.db.dropDatabase();
  const tokens = await testTokens();
  const keys = JSON.stringify(await tokens.jwks());
  const identity = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(keys);
  });
  const queues = await startQueuesStandIn({});
  const env = {
    ...{ MONGODB_URI: uri, DATABASE_PREFIX: PREFIX, LOG_LEVEL: 'silent', DEMO_DATA: 'false' },
    ...{ INTERNAL_SECRET: queues.secret, QUEUES_URL: queues.url, HOST: '127.0.0.1' },
    IDENTITY_URL: `http://127.0.0.1:${await listen(identity)}`,
  };
  const running: { port: number; child: ChildProcess | null }[] = [];
  const start = (each: (typeof running)[number]) => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...env, PORT: String(each.port) },
      stdio: 'ignore',
    });
    each.child = child;
  };
  for (let index = 0; index < PROCESSES; index += 1) {
    const each = { port: await freePort(), child: null };
    running.push(each);
    start(each);
  }
  const kill = async (each: (typeof running)[number]) => {
    const { child } = each;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  /** Sends a command until a process decides it; a lost reply and a rejected connection are the same to it. */
  async function send({ path: at, body, token }: Request): Promise<Reply> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const port = running[attempt % PROCESSES]?.port;
      const reply = await post(`http://127.0.0.1:${port}${at}`, body, token, queues.secret);
      if (reply && reply.status < 500) return reply;
      await wait(25);
    }
    throw new Error(`nobody decided ${at}`);
  }
  return {
    database,
    queues,
    tokens,
    send,
    /** Kills a process in the midst of what it does, and starts it again. */
    async killAndRestart(index: number): Promise<void> {
      const each = running[index % PROCESSES];
      if (!each) return;
      await kill(each);
      start(each);
    },
    async close() {
      await Promise.all(running.map(kill));
      identity.close();
      await queues.close();
      await database.close();
    },
  };
}

async function post(url: string, body: object, token: string | undefined, secret: string) {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : { 'x-internal-secret': secret }),
      },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    return null;
  }
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
