import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type KeyPair, newKeyPair } from './keys.ts';
import { readOrCreate } from './private-file.ts';

const FILE = 'signing-keys.json';

/** Absolute paths. */
type Folders = { dataDir: string; releasesDir: string };

/**
 * Sets the variables of the keys that sign releases and pointers where they are not set: on one machine they are made on
 * the first start and kept in the data folder, readable by its owner alone. Releases that are kept elsewhere may belong to
 * several platforms: their keys are the operator's to set.
 */
export function provideSigningKeys(
  { dataDir, releasesDir }: Folders,
  env: NodeJS.ProcessEnv,
): void {
  const { release, pointer } = storedKeys(dataDir);
  const isOwn = !relative(dataDir, releasesDir).startsWith('..');
  if (isOwn && !env.RELEASE_SIGNING_KEY && !env.RELEASE_VERIFY_KEY) {
    env.RELEASE_SIGNING_KEY = release.signingKey;
    env.RELEASE_VERIFY_KEY = release.verifyKey;
  }
  if (!env.POINTER_SIGNING_KEY && !env.POINTER_VERIFY_KEY) {
    env.POINTER_SIGNING_KEY = pointer.signingKey;
    env.POINTER_VERIFY_KEY = pointer.verifyKey;
  }
}

function storedKeys(dataDir: string): { release: KeyPair; pointer: KeyPair } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const create = () => `${JSON.stringify({ release: newKeyPair(), pointer: newKeyPair() })}\n`;
  return JSON.parse(readOrCreate(join(dataDir, FILE), create));
}
