import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import { lookup } from 'mime-types';
import {
  type Channels,
  pointerFile,
  pointerSchema,
  RELEASE_FILE,
  releaseFolder,
} from '../../releases/index.ts';

/** A file as it is stored: its key, its bytes and the headers that it is served with. */
export type StoredFile = { key: string; body: Buffer; contentType: string; cacheControl: string };

/** A version's files never change under their address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Asked again each time: it says what is live. */
const EACH_TIME = 'no-cache';
/** Copies that our own servers answer with; a CDN compresses by itself. */
const COMPRESSED = /\.(br|gz)$/;

/** The name by which a whole version is known: it is stored after all other files of the version. */
export const factsKey = (name: RemoteName, version: string): string =>
  `${name}/${version}/${RELEASE_FILE}`;

/** The versions that a visitor may load: live, tried, pinned and those before, which pages fall back on. */
export function versionsToStore(releasesDir: string): { name: RemoteName; version: string }[] {
  const { remotes } = pointerSchema.parse(
    JSON.parse(readFileSync(pointerFile(releasesDir), 'utf8')),
  );
  return REMOTE_NAMES.flatMap((name) => {
    const versions = remotes[name] ? versionsOf(remotes[name]) : [];
    // A version of the history may be gone from the disk.
    const kept = versions.filter((version) =>
      existsSync(join(releaseFolder(releasesDir, name, version), RELEASE_FILE)),
    );
    return kept.map((version) => ({ name, version }));
  });
}

function versionsOf({ version, canary, pins = {}, previous }: Channels): string[] {
  const tried = canary ? [canary.version] : [];
  return [...new Set([version, ...tried, ...Object.values(pins), ...previous])];
}

/** The files of a version in the order in which they are stored. */
export function* filesOfVersion(
  releasesDir: string,
  name: RemoteName,
  version: string,
): Generator<StoredFile> {
  const home = releaseFolder(releasesDir, name, version);
  const files = filesBelow(home).filter((file) => !COMPRESSED.test(file) && file !== RELEASE_FILE);
  for (const file of [...files.sort(), RELEASE_FILE]) {
    yield stored(`${name}/${version}/${file}`, readFileSync(join(home, file)), FOR_EVER);
  }
}

/** What says which version is live: the addresses of each embed, and the pointer itself at the very end. */
export function filesOfPointer(releasesDir: string): StoredFile[] {
  const pointer = readFileSync(pointerFile(releasesDir));
  const { remotes } = pointerSchema.parse(JSON.parse(pointer.toString('utf8')));
  const embeds = REMOTE_NAMES.flatMap((name) => {
    const version = remotes[name]?.version;
    if (version === undefined) return [];
    const script = Buffer.from(`export * from './${version}/plain/embed.mjs';\n`);
    const style = Buffer.from(`@import './${version}/plain/embed.css';\n`);
    return [
      stored(`${name}/embed.mjs`, script, EACH_TIME),
      stored(`${name}/embed.css`, style, EACH_TIME),
    ];
  });
  return [...embeds, stored('remotes.json', pointer, EACH_TIME)];
}

const stored = (key: string, body: Buffer, cacheControl: string): StoredFile => ({
  key,
  body,
  cacheControl,
  contentType: lookup(key) || 'application/octet-stream',
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
