import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '.building-';
/** Longer than any build takes, also on another machine that builds into the same folder. */
const ABANDONED_MS = 3_600_000;

/**
 * Makes the folder that a build writes into, beside the finished ones, and removes those of builds that were killed.
 * Returns its path.
 */
export function newBuildFolder(builds: string, name: string): string {
  mkdirSync(builds, { recursive: true });
  for (const each of readdirSync(builds)) {
    const folder = join(builds, each);
    // Another build may have renamed its folder meanwhile.
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (each.startsWith(PREFIX) && changedAt < Date.now() - ABANDONED_MS) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const folder = join(builds, `${PREFIX}${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
