/** The tests' own settings, read in one place. */
export const env = {
  /** How many platforms run at once, each with tests of its own. */
  platforms: Number(process.env.E2E_PLATFORMS ?? 1),
  /** The platform of this process, from 0: given to the one that starts it; Playwright numbers those that test. */
  platform: Number(process.env.E2E_PLATFORM ?? process.env.TEST_PARALLEL_INDEX ?? 0),
  basePort: Number(process.env.E2E_BASE_PORT ?? 23000),
  /** The data folder of the platforms under test; by default a folder of the repository. */
  dataDir: process.env.TURNO_DATA_DIR ?? '',
  /** A folder of releases of an earlier time, which run at the present services. */
  earlierReleases: process.env.E2E_RELEASES ?? '',
  reportFile: process.env.E2E_REPORT ?? '',
  /** Whether each page meets every failure, which takes four times as long. */
  isEveryFailure: process.env.E2E_EVERY_FAILURE === 'true',
  isCi: process.env.CI === 'true',
} as const;

/** Gives this process the settings of the platform it is about to run. */
export function putInForce(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
}

/** What a command started by a test inherits. */
export const inheritedEnv = process.env;
