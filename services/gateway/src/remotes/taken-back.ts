import { link, rm, utimes, writeFile } from 'node:fs/promises';
import { codeOf } from '@turno/kit';
import type { RemoteName } from '@turno/shared-types';
import { pointerFile, type TakenBack, takenBackFile } from '@turno/tools/releases';

/**
 * Takes a canary back for all gateways that share these releases; returns `false` if another gateway already has. That one may
 * have died before it touched the pointer, so each gateway touches it. The mark is created atomically.
 */
export async function takeBack(
  releasesDir: string,
  { name, version }: { name: RemoteName; version: string },
  reason: TakenBack,
): Promise<boolean> {
  const mark = takenBackFile(releasesDir, name, version);
  const temporary = `${mark}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(reason, null, 2)}\n`);
  const isFirst = await linkUnlessThere(temporary, mark);
  await rm(temporary, { force: true });
  // Gateways read the releases again when the pointer has changed.
  const now = new Date();
  await utimes(pointerFile(releasesDir), now, now);
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
