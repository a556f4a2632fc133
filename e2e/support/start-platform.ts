import { rmSync } from 'node:fs';
import { putInForce } from './env.ts';
import { DATA_DIR, platformEnv } from './platform.ts';

// Every run begins with an empty database; releases that are already built are kept.
for (const part of ['db', 'run', 'logs', 'outbox']) {
  rmSync(`${DATA_DIR}/${part}`, { recursive: true, force: true });
}
putInForce(platformEnv());
const { startPlatform } = await import('@turno/tools/platform');
const platform = await startPlatform();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void platform.stop().then(() => process.exit(0)));
}
