import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName, type RemoteRecord } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { releaseFolder } from '@turno/tools/releases';
import { verifyJson } from '@turno/tools/signing';
import * as z from 'zod';

/** A part of an address that stays below its folder. */
const relative = z.string().regex(/^(?!.*\.\.)[\w@-][\w@./-]*$/);

const files = z.object({ js: z.array(relative), css: z.array(relative) });

/** The manifest of a release; file names are relative to its folder. */
const releaseSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  version: z.string(),
  hostApi: z.string(),
  entry: relative,
  integrity: z.record(relative, z.string().regex(/^sha384-[\w+/=]+$/)),
  preload: files,
  /** Releases older than this field have none. */
  routes: z.array(files.extend({ path: z.string() })).default([]),
  texts: z.partialRecord(z.enum(LOCALES), files).default({}),
});

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
  const file = join(releaseFolder(releasesDir, name, version), 'release.json');
  const facts: unknown = JSON.parse(await readFile(file, 'utf8'));
  requireSignature(facts, verifyKeys);
  const manifest = releaseSchema.parse(facts);
  if (manifest.name !== name || manifest.version !== version) {
    throw new Error(`It is ${manifest.name} ${manifest.version}.`);
  }
  const address = (path: string) => `${origin}/${version}/${path}`;
  const addresses = ({ js, css }: z.infer<typeof files>) => ({
    js: js.map(address),
    css: css.map(address),
  });
  const integrity = Object.entries(manifest.integrity).map(([path, hash]) => [address(path), hash]);
  const texts = LOCALES.flatMap((locale) => {
    const own = manifest.texts[locale];
    return own ? [[locale, addresses(own)] as const] : [];
  });
  return {
    name,
    version,
    hostApi: manifest.hostApi,
    entry: address(manifest.entry),
    manifest: address('mf-manifest.json'),
    integrity: Object.fromEntries(integrity),
    preload: addresses(manifest.preload),
    routes: manifest.routes.map((route) => ({ path: route.path, ...addresses(route) })),
    texts: Object.fromEntries(texts),
  };
}
