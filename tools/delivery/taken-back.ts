import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';

/** Why the gateway took a canary back: how its pages and those of the live version loaded. */
type TakenBack = { at: string; problem: string; canary: object; live: object };

const markFile = (releasesDir: string, name: RemoteName, version: string) =>
  join(releasesDir, name, `${version}.taken-back.json`);

/** Says why and when a version was taken back; `null` if it was not. */
export function describeTakenBack(
  releasesDir: string,
  name: RemoteName,
  version: string,
): string | null {
  const file = markFile(releasesDir, name, version);
  if (!existsSync(file)) return null;
  const { at, problem, canary, live }: TakenBack = JSON.parse(readFileSync(file, 'utf8'));
  const counts = `${JSON.stringify(canary)} against ${JSON.stringify(live)} of the live version`;
  return `${version} was taken back at ${at}: it ${problem} (${counts}).`;
}

/** Lets a version be tried again. */
export function allowAgain(releasesDir: string, name: RemoteName, version: string): void {
  rmSync(markFile(releasesDir, name, version), { force: true });
}
