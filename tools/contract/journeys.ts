import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../checks/chromium.ts';
import { pointerFile } from '../releases/index.ts';

/** What people do with each remote and what every release has had: old and new pass them together, either way round. */
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

/** Which side is of the last release: the pages in a folder of releases, or the services of an installed checkout. */
export type OldSide = { pages: string } | { services: string };

/** What the journeys get beside the operator's own environment; a folder is named from the project. */
export function journeysEnvironment(project: string, old: OldSide) {
  const folders =
    'pages' in old
      ? { E2E_RELEASES: resolve(project, old.pages), SERVICES_DIR: '' }
      : { E2E_RELEASES: '', SERVICES_DIR: resolve(project, old.services) };
  return { ...WITHOUT_PLATFORM, ...folders };
}

/**
 * Runs the journeys with one side of the last release, the other side and the host being the present ones, and answers
 * whether all passed. Throws a sentence where the folder does not have that side.
 */
export async function runJourneys(project: string, old: OldSide): Promise<boolean> {
  const given = journeysEnvironment(project, old);
  const { E2E_RELEASES: pages, SERVICES_DIR: services } = given;
  if (pages && !existsSync(pointerFile(pages))) {
    throw new Error(
      `No pages are kept in ${pages}: npm run contract -- --publish keeps them, or name a folder in E2E_RELEASES.`,
    );
  }
  if (services && !existsSync(join(services, 'node_modules', '@turno', 'kit'))) {
    throw new Error(
      `${services} is no installed checkout: git worktree add <folder> <commit of the release>, and npm install in it.`,
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
