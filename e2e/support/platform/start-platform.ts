import { cpSync, existsSync, rmSync } from 'node:fs';
import { env, putInForce } from './env.ts';
import { DATA_DIR, dataDirOf, platformEnv } from './platform.ts';

// Every run begins with an empty database; existing releases are reused.
for (const part of ['db', 'run', 'logs', 'outbox']) {
  rmSync(`${DATA_DIR}/${part}`, { recursive: true, force: true });
}
// The first platform has built the pages.
const built = `${dataDirOf(0)}/releases`;
if (env.platform > 0 && existsSync(built)) {
  cpSync(built, `${DATA_DIR}/releases`, { recursive: true });
}
putInForce(platformEnv());
const { runPlatform } = await import('@turno/tools/platform');
await runPlatform();
