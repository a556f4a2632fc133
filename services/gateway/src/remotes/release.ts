import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName, RemoteRecord } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import {
  RELEASE_FILE,
  type ReleaseFiles,
  releaseFolder,
  releaseSchema,
} from '@turno/tools/releases';
import { verifyJson } from '@turno/tools/signing';

/** Throws where somebody else than who releases wrote what is on the disk; without keys anybody may. */
export function requireSignature(value: unknown, verifyKeys: readonly KeyObject[]): void {
  if (verifyKeys.length === 0 || verifyJson(value, verifyKeys)) return;
  throw new Error('Its signature is missing or wrong.');
}

type Place = { releasesDir: string; origin: string; verifyKeys: readonly KeyObject[] };

/** One released version with absolute addresses; throws when its manifest is missing, invalid or signed by nobody known. */
export async function readRelease(
  { releasesDir, origin, verifyKeys }: Place,
  name: RemoteName,
  version: string,
): Promise<RemoteRecord> {
  const file = join(releaseFolder(releasesDir, name, version), RELEASE_FILE);
  const facts: unknown = JSON.parse(await readFile(file, 'utf8'));
  requireSignature(facts, verifyKeys);
  const release = releaseSchema.parse(facts);
  if (release.name !== name || release.version !== version) {
    throw new Error(`It is ${release.name} ${release.version}.`);
  }
  const address = (path: string) => `${origin}/${version}/${path}`;
  const addresses = ({ js, css }: ReleaseFiles) => ({
    js: js.map(address),
    css: css.map(address),
  });
  const integrity = Object.entries(release.integrity).map(([path, hash]) => [address(path), hash]);
  const texts = LOCALES.flatMap((locale) => {
    const own = release.texts[locale];
    return own ? [[locale, addresses(own)] as const] : [];
  });
  return {
    name,
    version,
    hostApi: release.hostApi,
    entry: address(release.entry),
    manifest: address(release.manifest),
    integrity: Object.fromEntries(integrity),
    preload: addresses(release.preload),
    routes: release.routes.map((route) => ({ path: route.path, ...addresses(route) })),
    texts: Object.fromEntries(texts),
  };
}
