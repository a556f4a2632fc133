type Pace = { timer: NodeJS.Timeout | null; running: Promise<void> | null; isRequested: boolean };

/**
 * Runs work by key on request: at once the first time, and then at most once in `everyMs`, however often it is requested.
 * Requests during a run, or too soon after its start, cause one more run, so that no request depends on a run that began before
 * it.
 */
export function createThrottle(
  work: (key: number) => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
) {
  const paces = new Map<number, Pace>();

  function run(key: number, pace: Pace): void {
    pace.isRequested = false;
    pace.running = work(key)
      .catch(onError)
      .finally(() => {
        pace.running = null;
        if (!pace.timer) rest(key, pace);
      });
    pace.timer = setTimeout(() => {
      pace.timer = null;
      if (!pace.running) rest(key, pace);
    }, everyMs);
    pace.timer.unref();
  }

  function rest(key: number, pace: Pace): void {
    if (pace.isRequested) run(key, pace);
    else paces.delete(key);
  }

  return {
    request(key: number): void {
      const pace = paces.get(key) ?? { timer: null, running: null, isRequested: false };
      pace.isRequested = true;
      if (paces.has(key)) return;
      paces.set(key, pace);
      run(key, pace);
    },
    /** Runs all waiting work at once. */
    async flush(): Promise<void> {
      for (const [key, pace] of paces) {
        await pace.running;
        if (pace.timer) clearTimeout(pace.timer);
        paces.delete(key);
        if (pace.isRequested) await work(key).catch(onError);
      }
    },
  };
}
