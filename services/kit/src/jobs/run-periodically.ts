type Job = {
  everyMs: number;
  /** Gets a signal that aborts when the job is stopped, for work that goes on as long as there is some. */
  work: (signal: AbortSignal) => Promise<unknown>;
  onError: (error: unknown) => void;
  /** Runs once at the start too, so that a process that restarts often still gets to it. */
  atStart?: boolean;
};

export type PeriodicJob = {
  /** Runs the work now, or once more after the run that is under way. */
  trigger(): void;
  /** Waits for the run that is under way, and for one that was triggered during it; starts no other. */
  stop(): Promise<void>;
};

/** Runs work every so many milliseconds and never twice at once: a tick during a run is left out. */
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
