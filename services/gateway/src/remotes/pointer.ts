import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@turno/kit';
import {
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRecord,
  type RemotesFile,
} from '@turno/shared-types';
import * as z from 'zod';
import { readRelease } from './release.ts';

const version = z.string().regex(/^\w[\w.+-]*$/);
const pointerSchema = z.object({
  schema: z.literal(1),
  remotes: z.partialRecord(
    z.enum(REMOTE_NAMES),
    z.object({ version, previous: z.array(version).default([]) }),
  ),
});

type Source = {
  releasesDir: string;
  origins: Partial<Record<RemoteName, string>>;
  onError: (error: unknown, what: string) => void;
};

const NOTHING: RemotesFile = { schema: 1, remotes: [], previous: [] };

/**
 * The live and the previous releases, with absolute addresses. The file is read again after it has changed; while it
 * cannot be read, the last good version applies.
 */
export function createPointer(source: Source): () => Promise<RemotesFile> {
  const file = join(source.releasesDir, 'remotes.json');
  let seen = '';
  let last = NOTHING;
  return async () => {
    try {
      const { mtimeMs, ino, size } = await stat(file);
      const now = `${mtimeMs} ${ino} ${size}`;
      if (now !== seen) {
        last = await readAll(source, file);
        seen = now;
      }
    } catch (error) {
      // Before the first release no pointer exists, which is not an error.
      if (codeOf(error) !== 'ENOENT' || last !== NOTHING)
        source.onError(error, 'the release pointer');
    }
    return last;
  };
}

async function readAll(source: Source, file: string): Promise<RemotesFile> {
  const pointer = pointerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const remotes: RemoteRecord[] = [];
  const previous: RemoteRecord[] = [];
  for (const name of REMOTE_NAMES) {
    const released = pointer.remotes[name];
    if (!released) continue;
    remotes.push(...(await firstGood(source, name, [released.version])));
    previous.push(...(await firstGood(source, name, released.previous)));
  }
  return { schema: 1, remotes, previous };
}

/** The first version whose manifest can be read, so that a broken release affects no other remote. */
async function firstGood(
  { releasesDir, origins, onError }: Source,
  name: RemoteName,
  versions: readonly string[],
): Promise<RemoteRecord[]> {
  const origin = origins[name];
  if (origin === undefined) return [];
  for (const each of versions) {
    try {
      return [await readRelease({ releasesDir, origin }, name, each)];
    } catch (error) {
      onError(error, `${name} ${each}`);
    }
  }
  return [];
}
