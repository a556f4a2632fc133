const { CRASH_LOG, CRASH_EACH, CRASH_DATABASE_PID, CRASH_SLEEP_MS } = process.env;

/** The environment that the chaos run sets for processes with crash points. */
export const crashEnv = {
  logFile: CRASH_LOG ?? '',
  each: Number(CRASH_EACH ?? 0),
  databasePidFile: CRASH_DATABASE_PID ?? '',
  sleepMs: Number(CRASH_SLEEP_MS ?? 0),
} as const;
