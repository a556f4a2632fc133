import { factsKey, filesOfPointer, filesOfVersion, versionsToStore } from './files.ts';
import type { Target } from './targets.ts';

type Stored = { versions: string[]; files: number };

/**
 * Stores the releases that a visitor may load, each whole before it is known, and then what says which of them is live: a
 * run that is interrupted leaves what was live before, and the next one goes on. Versions that are there stay untouched.
 */
export async function syncReleases(releasesDir: string, target: Target): Promise<Stored> {
  const stored: Stored = { versions: [], files: 0 };
  for (const { name, version } of versionsToStore(releasesDir)) {
    if (await target.has(factsKey(name, version))) continue;
    for (const file of filesOfVersion(releasesDir, name, version)) {
      await target.put(file);
      stored.files += 1;
    }
    stored.versions.push(`${name} ${version}`);
  }
  for (const file of filesOfPointer(releasesDir)) await target.put(file);
  return stored;
}
