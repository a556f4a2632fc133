import { rmSync } from 'node:fs';
import { putInForce } from './env.ts';
import { DATA_DIR, platformEnv } from './platform.ts';

// Every run begins with an empty database; existing releases are reused.
for (const part of ['db', 'run', 'logs', 'outbox']) {
  rmSync(`${DATA_DIR}/${part}`, { recursive: true, force: true });
}
putInForce(platformEnv());
const { runPlatform } = await import('@turno/tools/platform');
await runPlatform();
