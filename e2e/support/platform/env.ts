/** The tests' own settings, read in one place. */
export const env = {
  basePort: Number(process.env.E2E_BASE_PORT ?? 23000),
  /** The data folder of the platform under test; by default a folder of the repository. */
  dataDir: process.env.TURNO_DATA_DIR ?? '',
  reportFile: process.env.E2E_REPORT ?? '',
  /** Where a process finds by how much its clock is ahead. */
  movedClockFile: process.env.MOVED_CLOCK_FILE ?? '',
  isCi: process.env.CI === 'true',
} as const;

/** Gives this process the settings of the platform it is about to run. */
export function putInForce(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
}

/** What a command started by a test inherits. */
export const inheritedEnv = process.env;
