import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child, type ChildEvent, crashesInARow, restartDelayMs } from './child.ts';
import { readPid } from './pid-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'turno-child-'));
const events: ChildEvent[] = [];
const place = {
  logsDir: folder,
  runDir: folder,
  onEvent: (event: ChildEvent) => events.push(event),
};
const readyFile = join(folder, 'ready');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function child(name: string, script: string) {
  const isReady = () => Promise.resolve(existsSync(readyFile));
  const env = { ...process.env, READY_FILE: readyFile };
  const spec = { name, command: process.execPath, args: ['-e', script], cwd: folder, env, isReady };
  return new Child(spec, place);
}

const LASTING =
  "require('fs').writeFileSync(process.env.READY_FILE, ''); setInterval(() => 0, 1000)";

test('a killed process comes back by itself, with a new id', async () => {
  const lasting = child('lasting', LASTING);
  await lasting.start();
  const before = lasting.pid!;
  expect(readPid(join(folder, 'lasting.pid'))).toBe(before);

  process.kill(before, 'SIGKILL');
  while (!events.some(({ type }) => type === 'back')) await sleep(20);
  expect(events).toEqual([
    { name: 'lasting', type: 'crashed' },
    { name: 'lasting', type: 'back' },
  ]);
  const after = lasting.pid!;
  expect(after).not.toBe(before);
  expect(readPid(join(folder, 'lasting.pid'))).toBe(after);

  await lasting.stop();
  expect(() => process.kill(after, 0)).toThrow();
  expect(existsSync(join(folder, 'lasting.pid'))).toBe(false);
});

test('a process that exits during its start is reported with its last output', async () => {
  rmSync(readyFile, { force: true });
  const failing = child('failing', "console.error('The key is missing.'); process.exit(1)");
  await expect(failing.start()).rejects.toThrow(
    'failing stopped while starting: The key is missing.',
  );
  await failing.stop();
});

test.each([
  { name: 'the first crash is answered at once', crashes: 1, delayMs: 0 },
  { name: 'the second one soon', crashes: 2, delayMs: 250 },
  { name: 'a process that keeps crashing waits longer', crashes: 5, delayMs: 2000 },
  { name: 'and never longer than five seconds', crashes: 500, delayMs: 5000 },
])('$name', ({ crashes, delayMs }) => {
  expect(restartDelayMs(crashes)).toBe(delayMs);
});

test.each([
  { name: 'a quick crash counts on', before: 2, ranMs: 300, count: 3 },
  { name: 'ten calm seconds begin anew', before: 7, ranMs: 10_000, count: 1 },
])('$name', ({ before, ranMs, count }) => {
  expect(crashesInARow(before, ranMs)).toBe(count);
});
