import { existsSync } from 'node:fs';
import { link, rm, utimes, writeFile } from 'node:fs/promises';
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

/**
 * Takes a canary back for all gateways of these releases; answers `false` where another one has done so. That one may have
 * died before the gateways could notice, so each tells them. The mark appears whole or not at all.
 */
export async function takeBack(
  releasesDir: string,
  { name, version }: { name: RemoteName; version: string },
  reason: Reason,
): Promise<boolean> {
  const mark = markFile(releasesDir, name, version);
  const temporary = `${mark}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(reason, null, 2)}\n`);
  const isFirst = await linkUnlessThere(temporary, mark);
  await rm(temporary, { force: true });
  // Gateways read the releases again when the pointer is newer.
  const now = new Date();
  await utimes(join(releasesDir, 'remotes.json'), now, now);
  return isFirst;
}

async function linkUnlessThere(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
