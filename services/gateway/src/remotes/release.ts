import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName, RemoteRecord } from '@turno/shared-types';
import { RELEASE_FILE, releaseFolder, releaseRecord, releaseSchema } from '@turno/tools/releases';
import { verifyJson } from '@turno/tools/signing';

/** Throws when no release key signed the file on the disk; without configured keys every file is accepted. */
export function requireSignature(value: unknown, verifyKeys: readonly KeyObject[]): void {
  if (verifyKeys.length === 0 || verifyJson(value, verifyKeys)) return;
  throw new Error('Its signature is missing or wrong.');
}

type ReleaseSource = { releasesDir: string; origin: string; verifyKeys: readonly KeyObject[] };

/** One released version with absolute addresses; throws when its manifest is missing, invalid or not signed by a known key. */
export async function readRelease(
  { releasesDir, origin, verifyKeys }: ReleaseSource,
  name: RemoteName,
  version: string,
): Promise<RemoteRecord> {
  const file = join(releaseFolder(releasesDir, name, version), RELEASE_FILE);
  const facts: unknown = JSON.parse(await readFile(file, 'utf8'));
  requireSignature(facts, verifyKeys);
  const release = releaseSchema.parse(facts);
  if (release.name !== name || release.version !== version) {
    throw new Error(`The manifest names ${release.name} ${release.version}.`);
  }
  return releaseRecord(release, origin);
}
