export type PeriodicJob = {
  /** Runs the work now, unless it is running. */
  run: () => void;
  stop: () => void;
};

/** Runs `work` every `everyMs` milliseconds and never twice at once: a tick during a run is skipped. */
export function runPeriodically(everyMs: number, work: () => Promise<unknown>): PeriodicJob {
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => {
      isRunning = false;
    });
  };
  const timer = setInterval(run, everyMs);
  return { run, stop: () => clearInterval(timer) };
}
