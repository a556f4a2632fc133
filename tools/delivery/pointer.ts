import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';

type Live = {
  version: string;
  /** Earlier versions, newest first. */
  previous: string[];
};

/** Which version of each remote is live. The gateway reads this file; nothing else moves a release. */
export type Pointer = { schema: 1; remotes: Partial<Record<RemoteName, Live>> };

const pointerFile = (releasesDir: string) => join(releasesDir, 'remotes.json');

/** The pointer of a folder of releases; an empty one where none is yet. */
export function readPointer(releasesDir: string): Pointer {
  const file = pointerFile(releasesDir);
  if (!existsSync(file)) return { schema: 1, remotes: {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Makes a version live. A concurrent reader sees the old pointer or the new one, never a partial file. */
export function movePointer(releasesDir: string, name: RemoteName, version: string): void {
  const pointer = readPointer(releasesDir);
  const live = pointer.remotes[name];
  if (live?.version === version) return;
  const earlier = live ? [live.version, ...live.previous] : [];
  const previous = earlier.filter((each) => each !== version);
  write(releasesDir, {
    ...pointer,
    remotes: { ...pointer.remotes, [name]: { version, previous } },
  });
}

/** Makes the version before the live one live again and answers it; throws a sentence when there is none. */
export function movePointerBack(releasesDir: string, name: RemoteName): string {
  const pointer = readPointer(releasesDir);
  const [version, ...previous] = pointer.remotes[name]?.previous ?? [];
  if (version === undefined) throw new Error(`${name} has no earlier version to go back to.`);
  write(releasesDir, {
    ...pointer,
    remotes: { ...pointer.remotes, [name]: { version, previous } },
  });
  return version;
}

function write(releasesDir: string, pointer: Pointer): void {
  mkdirSync(releasesDir, { recursive: true });
  const temporary = `${pointerFile(releasesDir)}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(pointer, null, 2)}\n`);
  renameSync(temporary, pointerFile(releasesDir));
}
