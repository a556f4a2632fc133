import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { internalSecret } from './internal-secret.ts';

test('the secret is created once, stored, and readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-secret-'));
  const first = internalSecret(folder);
  expect(first.length).toBeGreaterThan(40);
  expect(internalSecret(folder)).toBe(first);
  expect(statSync(join(folder, 'internal-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true, force: true });
});
