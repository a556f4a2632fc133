import { existsSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@turno/kit';
import type { RemoteName } from '@turno/shared-types';

/** Beside the release's folder, which never changes: the commands of the release's team read it and remove it. */
const markFile = (releasesDir: string, name: RemoteName, version: string) =>
  join(releasesDir, name, `${version}.taken-back.json`);

/** Whether a canary was taken back; it then reaches nobody until its team tries it again. */
export function isTakenBack(releasesDir: string, name: RemoteName, version: string): boolean {
  return existsSync(markFile(releasesDir, name, version));
}

type Reason = { at: string; problem: string; canary: object; live: object };

/** Takes a canary back for all gateways of these releases; answers `false` where another one has done so. */
export async function takeBack(
  releasesDir: string,
  { name, version }: { name: RemoteName; version: string },
  reason: Reason,
): Promise<boolean> {
  try {
    const text = `${JSON.stringify(reason, null, 2)}\n`;
    await writeFile(markFile(releasesDir, name, version), text, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  // Gateways read the releases again when the pointer is newer.
  const now = new Date();
  await utimes(join(releasesDir, 'remotes.json'), now, now);
  return true;
}
