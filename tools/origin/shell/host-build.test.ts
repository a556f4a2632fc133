import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rejectUnbuiltHost } from './host-build.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

test('S-06 a server of the shell that has no host does not start, and says why', () => {
  const env = {
    ...process.env,
    ORIGIN_ROLE: 'shell',
    PORT: '0',
    SHELL_DIR: join(tmpdir(), 'none'),
  };
  const { status, stderr } = spawnSync(process.execPath, [MAIN], {
    encoding: 'utf8',
    env,
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('holds no build of the host')]);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('S-06 a server of the shell without a whole host says in one sentence how to make one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-host-'));
  const missing = join(folder, 'none');
  expect(() => rejectUnbuiltHost(missing, false)).toThrow(
    `${missing} holds no build of the host: make one by \`npm run release -w shell\``,
  );
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  expect(() => rejectUnbuiltHost(folder, false)).not.toThrow();
  expect(() => rejectUnbuiltHost(folder, true)).toThrow('has no integrity.json');
  writeFileSync(join(folder, 'integrity.json'), '{}');
  expect(() => rejectUnbuiltHost(folder, true)).not.toThrow();
  rmSync(folder, { recursive: true });
});
