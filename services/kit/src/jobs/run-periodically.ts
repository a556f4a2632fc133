type Job = {
  everyMs: number;
  /** Receives a signal that aborts when the job is stopped, for long-running work. */
  work: (signal: AbortSignal) => Promise<unknown>;
  onError: (error: unknown) => void;
  /** Also runs at start, so that a process that restarts often still runs it. */
  atStart?: boolean;
};

export type PeriodicJob = {
  /** Runs the work now, or once more after the current run. */
  trigger(): void;
  /** Waits for the current run and one that was triggered during it; starts no others. */
  stop(): Promise<void>;
};

/** Runs work every `everyMs` without overlap: a tick during a run is skipped. */
export function runPeriodically({ everyMs, work, onError, atStart = false }: Job): PeriodicJob {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isTriggered = false;

  async function run(): Promise<void> {
    do {
      isTriggered = false;
      try {
        await work(stopping.signal);
      } catch (error) {
        onError(error);
      }
    } while (isTriggered);
    running = null;
  }
  const tick = () => {
    if (!stopping.signal.aborted) running ??= run();
  };

  const timer = setInterval(tick, everyMs);
  timer.unref();
  if (atStart) tick();
  return {
    trigger() {
      if (running && !stopping.signal.aborted) isTriggered = true;
      else tick();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
