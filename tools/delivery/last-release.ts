import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOTE_NAMES } from '@turno/shared-types';
import { pointerFile, RELEASE_FILE, releaseFolder, releaseSchema } from '../releases/index.ts';
import { goLive } from './channels.ts';
import { changePointer, readPointer } from './pointer.ts';
import { writeFacts } from './release.ts';

/** The live version of each remote that has one. */
function liveIn(releasesDir: string) {
  const { remotes } = readPointer(releasesDir);
  return REMOTE_NAMES.flatMap((name) => {
    const version = remotes[name]?.version;
    return version === undefined ? [] : [{ name, version }];
  });
}

/** Copies what is live; the folder keeps what it has until the copy is whole. */
function copyLive(from: string, to: string) {
  if (resolve(from) === resolve(to)) throw new Error(`${to} has the live releases themselves.`);
  const live = liveIn(from);
  const copy = `${to}.new`;
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const { name, version } of live) {
    const home = releaseFolder(from, name, version);
    cpSync(home, releaseFolder(copy, name, version), { recursive: true });
  }
  rmSync(to, { recursive: true, force: true });
  renameSync(copy, to);
  return live;
}

/**
 * Keeps the live version of each remote in a folder, as the pages of the last release; returns what was kept, and leaves the
 * folder alone where nothing is live.
 */
export function keepLastRelease(releasesDir: string, folder: string): string[] {
  if (liveIn(releasesDir).length === 0) return [];
  const live = copyLive(releasesDir, folder);
  const remotes = Object.fromEntries(
    live.map(({ name, version }) => [name, { version, previous: [] }]),
  );
  writeFileSync(pointerFile(folder), `${JSON.stringify({ schema: 1, remotes }, null, 2)}\n`);
  return live.map(({ name, version }) => `${name} ${version}`);
}

/**
 * Makes kept versions the live ones of another platform, signed by its own keys: those of who released them stay where they
 * are. Throws a sentence where nothing is kept.
 */
export async function adoptLastRelease(folder: string, releasesDir: string): Promise<void> {
  if (liveIn(folder).length === 0) throw new Error(`No releases are kept in ${folder}.`);
  for (const { name, version } of copyLive(folder, releasesDir)) {
    const home = releaseFolder(releasesDir, name, version);
    writeFacts(
      home,
      releaseSchema.parse(JSON.parse(readFileSync(join(home, RELEASE_FILE), 'utf8'))),
    );
    await changePointer(releasesDir, name, (channels) => goLive(channels, version), 'start');
  }
}
