import { cpSync, existsSync, rmSync } from 'node:fs';
import { appleEnv, makeCertificates } from '@turno/kit/wallets/test';
import { adoptLastRelease } from '@turno/tools/delivery';
import { provideSigningKeys } from '@turno/tools/signing';
import { env, inheritedEnv, putInForce } from './env.ts';
import { DATA_DIR, dataDirOf, platformEnv, platformUrls } from './platform.ts';

// Every run begins with an empty database. Built releases are reused, but the pointer is not: an interrupted run leaves
// the version live that it tried.
for (const part of ['db', 'run', 'logs', 'outbox', 'releases/remotes.json']) {
  rmSync(`${DATA_DIR}/${part}`, { recursive: true, force: true });
}
// The first platform has built the pages, and signed them.
for (const part of ['releases', 'signing-keys.json']) {
  const built = `${dataDirOf(0)}/${part}`;
  if (env.platform > 0 && existsSync(built))
    cpSync(built, `${DATA_DIR}/${part}`, { recursive: true });
}
if (env.earlierReleases !== '') {
  const releasesDir = `${DATA_DIR}/releases`;
  provideSigningKeys({ dataDir: DATA_DIR, releasesDir }, inheritedEnv);
  await adoptLastRelease(env.earlierReleases, releasesDir);
  putInForce({ KEEP_RELEASES: 'true' });
}
const apple = appleEnv(makeCertificates(`${DATA_DIR}/apple`), platformUrls().gateway);
// Apple's push service is away: phones that ask by themselves are answered all the same.
putInForce({ ...platformEnv(), ...apple, APPLE_WALLET_PUSH_URL: 'https://localhost:9' });
const { runPlatform } = await import('@turno/tools/platform');
await runPlatform();
