import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rejectUnbuiltHost } from './host-build.ts';

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
