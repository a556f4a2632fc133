import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import { lock } from 'proper-lockfile';
import { sync as writeFileAtomic } from 'write-file-atomic';
import {
  type Channels,
  type Pointer,
  type PointerChange,
  pointerFile,
  pointerSchema,
} from '../releases/index.ts';
import { readSigningKey, readVerifyKeys, signJson, verifyJson } from '../signing/index.ts';
import { describeChannels } from './channels.ts';

const MOST_HISTORY = 500;
/** A command holds the lock for milliseconds. One that was killed leaves it behind, and it goes stale. */
const LOCK = { stale: 5_000, retries: { retries: 50, minTimeout: 100, maxTimeout: 300 } };

/** The pointer of a folder of releases; an empty one where none is yet. */
export function readPointer(releasesDir: string): Pointer {
  const file = pointerFile(releasesDir);
  if (!existsSync(file)) return { schema: 1, remotes: {} };
  return pointerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Who releases: `RELEASED_BY`, or the user of the operating system. */
export function releaser(env: NodeJS.ProcessEnv): string {
  return env.RELEASED_BY || userInfo().username;
}

/**
 * Changes the channels of one remote and returns them as they are then. Changes of several teams follow one another, so
 * that none is lost; a concurrent reader sees the old pointer or the new one, never a partial file.
 */
export async function changePointer(
  releasesDir: string,
  name: RemoteName,
  change: (channels: Channels | undefined) => Channels,
  who = releaser(process.env),
): Promise<Channels> {
  mkdirSync(releasesDir, { recursive: true });
  const unlock = await lock(releasesDir, { ...LOCK, lockfilePath: join(releasesDir, '.lock') });
  try {
    const pointer = readPointer(releasesDir);
    requireOwn(pointer);
    const before = pointer.remotes[name];
    const after = change(before);
    const entry: PointerChange = {
      at: new Date().toISOString(),
      who,
      remote: name,
      before: describeChannels(before),
      after: describeChannels(after),
    };
    const changes = entry.before === entry.after ? [] : [entry];
    const history = [...changes, ...(pointer.history ?? [])].slice(0, MOST_HISTORY);
    const remotes = { ...pointer.remotes, [name]: after };
    if (changes.length > 0 || !isSigned(pointer))
      write(releasesDir, { ...pointer, remotes, history });
    return after;
  } finally {
    await unlock();
  }
}

/** Throws when none of our keys signed the pointer: a command would sign foreign content. A pointer from before the keys has no signature. */
function requireOwn(pointer: Pointer): void {
  if (pointer.signature === undefined || isSigned(pointer)) return;
  throw new Error('No known key signed remotes.json: restore it before you release.');
}

/** Whether the pointer has the signature that it should have: one of before the keys has none. */
const isSigned = (pointer: Pointer): boolean => {
  const keys = readVerifyKeys(process.env.RELEASE_VERIFY_KEY);
  return keys.length === 0 || verifyJson(pointer, keys);
};

function write(releasesDir: string, pointer: Pointer): void {
  const key = readSigningKey(process.env.RELEASE_SIGNING_KEY);
  if (key === null && pointer.signature !== undefined) {
    throw new Error('These releases are signed: set RELEASE_SIGNING_KEY.');
  }
  const signed = key === null ? pointer : signJson(pointer, key);
  writeFileAtomic(pointerFile(releasesDir), `${JSON.stringify(signed, null, 2)}\n`);
}
