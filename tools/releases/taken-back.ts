import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import * as z from 'zod';

const counts = z.object({ loaded: z.number(), slow: z.number(), failed: z.number() });

/** Why the gateway took a canary back: how its pages and those of the live version loaded. */
const takenBackSchema = z.object({
  at: z.string(),
  problem: z.string(),
  canary: counts,
  live: counts,
});
export type TakenBack = z.infer<typeof takenBackSchema>;

/** The mark of a version that was taken back. It lies beside the release's folder, which never changes. */
export const takenBackFile = (releasesDir: string, name: RemoteName, version: string): string =>
  join(releasesDir, name, `${version}.taken-back.json`);

/** Whether a canary was taken back; no visitor gets it until its team tries it again. */
export function isTakenBack(releasesDir: string, name: RemoteName, version: string): boolean {
  return existsSync(takenBackFile(releasesDir, name, version));
}

/** Says why and when a version was taken back; `null` if it was not. */
export function describeTakenBack(
  releasesDir: string,
  name: RemoteName,
  version: string,
): string | null {
  if (!isTakenBack(releasesDir, name, version)) return null;
  const stored: unknown = JSON.parse(
    readFileSync(takenBackFile(releasesDir, name, version), 'utf8'),
  );
  const { at, problem, canary, live } = takenBackSchema.parse(stored);
  const tried = `${canary.failed} failed and ${canary.slow} slow of ${totalOf(canary)}`;
  const compared = `${live.failed} and ${live.slow} of ${totalOf(live)}`;
  return `${version} was taken back at ${at}: it ${problem} (${tried} loads, of the live version ${compared}).`;
}

const totalOf = ({ loaded, slow, failed }: TakenBack['canary']) => loaded + slow + failed;

/** Lets a version be tried again. */
export function allowAgain(releasesDir: string, name: RemoteName, version: string): void {
  rmSync(takenBackFile(releasesDir, name, version), { force: true });
}
