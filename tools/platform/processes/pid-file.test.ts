import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPid, writePid } from './pid-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'turno-pid-'));
const file = join(folder, 'queues.pid');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an id is read as it was written', () => {
  writePid(file, 4711);
  expect(readPid(file)).toBe(4711);
});

test.each(['', '\n', '0', '-4711', '47.11', 'NaN'])('a file with "%s" names no process', (text) => {
  writeFileSync(file, text);
  expect(() => readPid(file)).toThrow('names no process');
});

test('who reads while another process writes again and again always finds an id', async () => {
  writePid(file, 1);
  const script = `
    import { writePid } from ${JSON.stringify(fileURLToPath(new URL('pid-file.ts', import.meta.url)))};
    for (let pid = 1; pid <= 300; pid += 1) writePid(${JSON.stringify(file)}, pid);
  `;
  const writer = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: 'inherit',
  });
  let hasEnded = false;
  const end = once(writer, 'exit').then(([code]) => {
    hasEnded = true;
    expect(code).toBe(0);
  });
  while (!hasEnded) {
    for (let times = 0; times < 200; times += 1) readPid(file);
    await new Promise(setImmediate);
  }
  await end;
  expect(readPid(file)).toBe(300);
});
