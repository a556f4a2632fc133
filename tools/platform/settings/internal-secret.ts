import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret the services know each other by: made on the first start, readable by its owner alone. */
export function internalSecret(dataDir: string): string {
  const file = join(dataDir, 'internal-secret');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
