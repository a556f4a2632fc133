type Pace = { timer: NodeJS.Timeout | null; running: Promise<void> | null; isRequested: boolean };

/**
 * Does work by key when asked to: at once the first time, and then at most once in `everyMs`, however often it is asked.
 * What is asked for while the work runs, or too soon after it began, is done once more, so that no request is
 * left to a run that began before it.
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
    /** Does at once what still waits for its time. */
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
