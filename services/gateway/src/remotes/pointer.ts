import type { KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { codeOf } from '@turno/kit';
import {
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRecord,
  type RemotesFile,
} from '@turno/shared-types';
import { type Pin, withPins } from '@turno/shared-types/rules';
import { isTakenBack, pointerFile, pointerSchema } from '@turno/tools/releases';
import { readRelease, requireSignature } from './release.ts';

type Source = {
  releasesDir: string;
  /** Public keys of those who release; without keys every release is accepted. */
  verifyKeys: readonly KeyObject[];
  origins: Partial<Record<RemoteName, string>>;
  onError: (error: unknown, what: string) => void;
};

type Releases = { file: RemotesFile; pins: readonly Pin[] };

const NOTHING: Releases = { file: { schema: 1, remotes: [], previous: [] }, pins: [] };

/**
 * Returns a reader of the releases for the pages of a client key, with absolute addresses. It reads the file again after a
 * change; while it cannot read it, the last good version applies.
 */
export function createPointer(source: Source): (clientKey?: string) => Promise<RemotesFile> {
  const file = pointerFile(source.releasesDir);
  let seen = '';
  let last = NOTHING;
  return async (clientKey) => {
    try {
      const { mtimeMs, ino, size } = await stat(file);
      const now = `${mtimeMs} ${ino} ${size}`;
      if (now !== seen) {
        last = await readAll(source, file);
        seen = now;
      }
    } catch (error) {
      // Before the first release the pointer does not exist, which is not an error.
      if (codeOf(error) !== 'ENOENT' || last !== NOTHING)
        source.onError(error, 'the release pointer');
    }
    return withPins(last.file, last.pins, clientKey);
  };
}

async function readAll(source: Source, file: string): Promise<Releases> {
  const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
  requireSignature(stored, source.verifyKeys);
  const pointer = pointerSchema.parse(stored);
  const remotes: RemoteRecord[] = [];
  const previous: RemoteRecord[] = [];
  const canaries: NonNullable<RemotesFile['canaries']> = [];
  const pins: Pin[] = [];
  for (const name of REMOTE_NAMES) {
    const released = pointer.remotes[name];
    if (!released) continue;
    // Pages would lack this remote without any other sign of the reason.
    if (source.origins[name] === undefined)
      source.onError(new Error('REMOTE_ORIGINS has no origin for this remote'), name);
    const { canary } = released;
    remotes.push(...(await firstGood(source, name, [released.version])));
    previous.push(...(await firstGood(source, name, released.previous)));
    if (canary && !isTakenBack(source.releasesDir, name, canary.version)) {
      const [release] = await firstGood(source, name, [canary.version]);
      if (release) canaries.push({ percent: canary.percent, release });
    }
    for (const [clientKey, pinnedVersion] of Object.entries(released.pins ?? {})) {
      const [release] = await firstGood(source, name, [pinnedVersion]);
      if (release) pins.push({ clientKey, release });
    }
  }
  const tried = canaries.length > 0 ? { canaries } : {};
  return { file: { schema: 1, remotes, previous, ...tried }, pins };
}

/** The first version whose manifest can be read, so that a broken release affects no other remote. */
async function firstGood(
  { releasesDir, origins, verifyKeys, onError }: Source,
  name: RemoteName,
  versions: readonly string[],
): Promise<RemoteRecord[]> {
  const origin = origins[name];
  if (origin === undefined) return [];
  for (const each of versions) {
    try {
      return [await readRelease({ releasesDir, origin, verifyKeys }, name, each)];
    } catch (error) {
      onError(error, `${name} ${each}`);
    }
  }
  return [];
}
