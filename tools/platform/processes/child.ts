import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLogLine } from './log-lines.ts';
import { writePid } from './pid-file.ts';

const STEPS_MS = [0, 250, 500, 1000, 2000, 5000];
const CALM_MS = 10_000;

/** How long to wait before a crashed process starts again; the first time not at all. */
export function restartDelayMs(crashesInARow: number): number {
  return STEPS_MS[Math.min(crashesInARow, STEPS_MS.length) - 1] ?? 0;
}

/** The crash count after a crash: a process that ran well for a while begins anew. */
export function crashesInARow(before: number, ranMs: number): number {
  return ranMs >= CALM_MS ? 1 : before + 1;
}

const STEP_MS = 50;
const START_LIMIT_MS = 90_000;
/** Longer than a service takes to answer what still runs. */
const STOP_LIMIT_MS = 12_000;

export type ChildSpec = {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  isReady: () => Promise<boolean>;
  /** How long to wait before it starts again, by the number of crashes in a row; exponential backoff by default. */
  restartDelayMs?: (crashesInARow: number) => number;
};
export type ChildEvent = { name: string; type: 'crashed' | 'back' };
export type SupervisionContext = {
  logsDir: string;
  runDir: string;
  onEvent: (event: ChildEvent) => void;
};

/** One process of the platform: started, watched, started again when it dies, stopped. */
export class Child {
  readonly name: string;
  readonly #spec: ChildSpec;
  readonly #context: SupervisionContext;
  #process: ChildProcess | null = null;
  #isWanted = false;
  #hasBeenReady = false;
  #crashes = 0;
  #startedAt = 0;

  constructor(spec: ChildSpec, context: SupervisionContext) {
    this.name = spec.name;
    this.#spec = spec;
    this.#context = context;
  }

  /** Process id, `null` between a crash and the next start. */
  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  /** Starts the process and resolves when it is ready; throws a sentence when it ends or takes too long. */
  async start(): Promise<void> {
    this.#isWanted = true;
    this.#spawn();
    await this.#untilReady();
    this.#hasBeenReady = true;
  }

  /** Stops the process well and starts it again. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Asks the process to stop; ends it by force when it does not within twelve seconds. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const running = this.#process;
    if (running) {
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      const force = setTimeout(() => running.kill('SIGKILL'), STOP_LIMIT_MS);
      await gone;
      clearTimeout(force);
    }
    rmSync(this.#pidFile, { force: true });
  }

  get #logFile(): string {
    return join(this.#context.logsDir, `${this.name}.log`);
  }

  get #pidFile(): string {
    return join(this.#context.runDir, `${this.name}.pid`);
  }

  #spawn(): void {
    const { command, args, cwd, env } = this.#spec;
    // The log is the child's own file, so that it can still write when we are gone.
    const log = openSync(this.#logFile, 'a', 0o600);
    // A group of its own: Ctrl-C in a terminal reaches us alone, and we stop the parts in order.
    const stdio = ['ignore', log, log, 'ipc'] as const;
    const child = spawn(command, args, { cwd, env, detached: true, stdio: [...stdio] });
    closeSync(log);
    this.#process = child;
    this.#startedAt = Date.now();
    if (child.pid) writePid(this.#pidFile, child.pid);
    const onEnd = () => this.#onEnd(child);
    child.once('exit', onEnd);
    child.once('error', onEnd);
  }

  #onEnd(child: ChildProcess): void {
    if (this.#process !== child) return;
    this.#process = null;
    if (!this.#isWanted || !this.#hasBeenReady) return;
    this.#context.onEvent({ name: this.name, type: 'crashed' });
    this.#crashes = crashesInARow(this.#crashes, Date.now() - this.#startedAt);
    const delayMs = (this.#spec.restartDelayMs ?? restartDelayMs)(this.#crashes);
    void this.#comeBack(delayMs);
  }

  async #comeBack(delayMs: number): Promise<void> {
    await sleep(delayMs, undefined, { ref: false });
    if (!this.#isWanted || this.#process) return;
    this.#spawn();
    const child = this.#process;
    // When it ends again before it is ready, the next crash takes over from here.
    await this.#untilReady().then(
      () => {
        if (this.#process === child) this.#context.onEvent({ name: this.name, type: 'back' });
      },
      () => undefined,
    );
  }

  async #untilReady(): Promise<void> {
    const child = this.#process;
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      const isReady = await this.#spec.isReady();
      // In this order, because another process may answer at the address of a dead one.
      if (this.#process !== child) throw new Error(this.#complaint('stopped while starting'));
      if (isReady) return;
      if (Date.now() > deadline) throw new Error(this.#complaint('did not become ready'));
      await sleep(STEP_MS);
    }
  }

  #complaint(what: string): string {
    return `${this.name} ${what}: ${lastLogLine(this.#logFile)} (${this.#logFile})`;
  }
}
