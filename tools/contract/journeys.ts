import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../checks/chromium.ts';
import { pointerFile } from '../releases/index.ts';

/** What people do with each remote and what every release has had: pages of the last release have to pass them. */
export const JOURNEYS: readonly string[] = [
  'account/sign-in',
  'visitor/home',
  'visitor/guest-takes-a-number',
  'visitor/queues',
  'visitor/live',
  'merchant/merchant-calls',
  'merchant/check-in',
  'merchant/staff-passes',
];

/** Where the pages of the last release are kept. */
export const lastReleaseIn = (dataDir: string): string => join(dataDir, 'last-release');

/** The files of the journeys below the folder of a project's browser tests. */
export const filesOf = (journeys: readonly string[]): string[] =>
  journeys.map((name) => `journeys/${name}.spec.ts`);

/** The platform of the journeys has its own data, whatever the one that was released from has. */
const WITHOUT_PLATFORM = { RELEASES_DIR: '', TURNO_DATA_DIR: '', MONGODB_URI: '' };

/** What the journeys get beside the operator's own environment; a folder is named from the project. */
export function journeysEnvironment(project: string, kept: string) {
  return { ...WITHOUT_PLATFORM, E2E_RELEASES: resolve(project, kept) };
}

/**
 * Runs the journeys with the kept pages at the present host and services, and answers whether all passed. Throws a sentence
 * where nothing is kept.
 */
export async function runJourneys(project: string, kept: string): Promise<boolean> {
  const given = journeysEnvironment(project, kept);
  if (!existsSync(pointerFile(given.E2E_RELEASES))) {
    throw new Error(
      `No pages are kept in ${given.E2E_RELEASES}: npm run contract -- --publish keeps them, or name a folder in E2E_RELEASES.`,
    );
  }
  const env = { CHROMIUM_PATH: await ensureChromium(), ...given };
  const { status } = spawnSync('npm', ['run', 'e2e', '-w', 'e2e', '--', ...filesOf(JOURNEYS)], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return status === 0;
}
