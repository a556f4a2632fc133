import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestDatabase } from '@turno/tools/database';
import { connectDatabase } from '../src/database/connect.ts';
import { createLog } from '../src/log.ts';
import { testTokens } from './test-tokens.ts';

const TRIES = 2_000;
const PROCESSES = 2;

type Options = {
  service: 'passes' | 'queues';
  /** The file that a process of the service runs. */
  main: string;
  secret: string;
  env?: Record<string, string>;
};
type KilledRequest = {
  path: string;
  body: object;
  /** Absent for a call of another service. */
  token?: string;
  idempotencyKey?: string;
  /** Which process is asked first. */
  first?: number;
};
type Running = { port: number; child: ChildProcess | null };

/** Two processes of a service on one database; commands are retried at either of them until one decides. */
export async function startKilledProcesses({ service, main, secret, env = {} }: Options) {
  const { uri } = await openTestDatabase();
  const log = createLog(service, 'silent');
  const prefix = `of_killed_${service}`;
  const database = await connectDatabase({ uri, name: `${prefix}_${service}`, log });
  await database.db.dropDatabase();
  const tokens = await testTokens();
  const identity = await serveKeys(JSON.stringify(await tokens.jwks()));
  const all = {
    MONGODB_URI: uri,
    DATABASE_PREFIX: prefix,
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    INTERNAL_SECRET: secret,
    HOST: '127.0.0.1',
    IDENTITY_URL: identity.url,
    ...env,
  };
  const start = (port: number): Running => {
    const child = spawn(process.execPath, [main], {
      env: { ...all, PORT: String(port) },
      stdio: 'ignore',
    });
    return { port, child };
  };
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const running = ports.map(start);

  return {
    database,
    tokens,
    /** Sends a command until a process decides it; a lost reply and a rejected connection are the same to it. */
    async send(request: KilledRequest) {
      const { first = 0 } = request;
      for (let attempt = first; attempt < first + TRIES; attempt += 1) {
        const reply = await post(running[attempt % PROCESSES]?.port ?? 0, request, secret);
        if (reply && reply.status < 500) return reply;
        await wait(25);
      }
      throw new Error(`nobody decided ${request.path}`);
    },
    /** Kills a process in the midst of what it does, and starts it again. */
    async killAndRestart(index: number): Promise<void> {
      const each = running[index % PROCESSES];
      if (!each) return;
      await kill(each);
      running[index % PROCESSES] = start(each.port);
    },
    async close() {
      await Promise.all(running.map(kill));
      identity.server.close();
      await database.close();
    },
  };
}

async function kill({ child }: Running): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function post(port: number, request: KilledRequest, secret: string) {
  const { path, body, token, idempotencyKey } = request;
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : { 'x-internal-secret': secret }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    return null;
  }
}

async function serveKeys(keys: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(keys);
  });
  return { server, url: `http://127.0.0.1:${await listen(server)}` };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
