import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { FaultProxy } from '../system/fault-proxy.ts';
import type { Processes } from '../system/processes.ts';

export type Fault = { kind: 'kill' | 'pause'; name: string };
export type InjectedFault = Fault & { at: number };

const RESET_EVERY_MS = 2_000;
/** Without it, services on a slow machine would spend their time reconnecting. */
const ANSWERS_BETWEEN_RESETS = 40;
const POLL_MS = 50;

/** Plans which processes to kill and freeze, in order. Every second kill hits the database, and at least two do. */
export function planFaults(
  { kills, pauses }: { kills: number; pauses: number },
  { services, queueProcesses }: { services: readonly string[]; queueProcesses: readonly string[] },
  random: Random,
): Fault[] {
  const shift = random.below(services.length);
  const service = (index: number) => services[(index + shift) % services.length] ?? 'database';
  const faults: Fault[] = Array.from({ length: kills }, (_, index) => ({
    kind: 'kill',
    name: index % 2 === 1 || (kills < 4 && index === 0) ? 'database' : service(index / 2),
  }));
  for (let pause = 0; pause < pauses; pause += 1) {
    faults.splice(random.below(faults.length + 1), 0, {
      kind: 'pause',
      name: random.pick(queueProcesses),
    });
  }
  return faults;
}

type Injection = {
  processes: Processes;
  proxy: FaultProxy;
  random: Random;
  pauseMs: number;
  /** From 0 to 1. */
  progress: () => number;
  /** Requests answered so far. */
  answered: () => number;
  isOver: () => boolean;
};

/** Spreads the faults over the run by its progress, and resets connections all the time. */
export async function injectFaults(
  faults: readonly Fault[],
  injection: Injection,
): Promise<{ done: InjectedFault[]; resets: number }> {
  const { proxy, random, isOver } = injection;
  const done: InjectedFault[] = [];
  const reinjection = (async () => {
    let [resets, answered] = [0, 0];
    while (!isOver()) {
      await wait(RESET_EVERY_MS * (0.5 + random.share()));
      const isDue = injection.answered() - answered >= ANSWERS_BETWEEN_RESETS;
      if (isOver() || !isDue || !proxy.reset(random.below)) continue;
      resets += 1;
      answered = injection.answered();
    }
    return resets;
  })();
  for (const [index, fault] of faults.entries()) {
    while (injection.progress() < (index + 1) / (faults.length + 1)) await wait(POLL_MS);
    done.push({ ...fault, at: performance.now() });
    await inject(fault, injection);
  }
  return { done, resets: await reinjection };
}

async function inject({ kind, name }: Fault, { processes, pauseMs }: Injection): Promise<void> {
  let pid = processes.pidOf(name);
  // A process that was just hit may still be starting.
  for (; pid === null; pid = processes.pidOf(name)) await wait(POLL_MS);
  process.kill(pid, kind === 'kill' ? 'SIGKILL' : 'SIGSTOP');
  if (kind === 'kill') return;
  await wait(pauseMs);
  process.kill(pid, 'SIGCONT');
}
