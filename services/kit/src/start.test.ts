import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';

const children: ChildProcessWithoutNullStreams[] = [];

function start(port: number, ...args: string[]) {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, '../test/stoppable.ts'),
    String(port),
    ...args,
  ]);
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return {
    child,
    exit: once(child, 'exit'),
    output: () => output,
    async until(pattern: RegExp) {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[0];
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

test('a stop finishes what runs, takes nothing new and ends well', async () => {
  const port = await freePort();
  const service = start(port);
  const token = await service.until(/^eyJ\S+$/m);
  const url = `http://127.0.0.1:${port}`;
  const running = fetch(`${url}/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  await service.until(/working/);
  service.child.kill('SIGTERM');
  await service.until(/"msg":"stoppable stops"/);
  const late = await fetch(`${url}/health`).then(
    (response) => response.status,
    () => 'refused',
  );
  expect([503, 'refused']).toContain(late);
  expect((await running).status).toBe(200);
  expect(await service.exit).toEqual([0, null]);
  expect(service.output()).toContain('closed');
});

test('a stop does not wait for work that does not end, and says so', async () => {
  const service = start(await freePort(), 'stuck');
  await service.until(/^eyJ\S+$/m);
  service.child.kill('SIGTERM');
  expect(await service.exit).toEqual([1, null]);
  expect(service.output()).toContain('work was still in progress after 10000 ms');
}, 60_000);

test('a taken port is one sentence and the end', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const service = start(port);
  expect(await service.exit).toEqual([1, null]);
  holder.close();
  expect(service.output()).toContain(
    `stoppable cannot listen on 127.0.0.1:${port}: the port is taken.`,
  );
});
