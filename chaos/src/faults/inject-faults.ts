import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../random.ts';
import type { Processes } from '../system/processes.ts';
import type { FaultProxy } from './fault-proxy.ts';

export type Fault = { kind: 'kill' | 'pause'; name: string };
export type Done = Fault & { at: number };

const RESET_EVERY_MS = 2_000;
/** On a slow machine a service would otherwise do nothing but connect anew. */
const ANSWERS_BETWEEN_RESETS = 40;
const LOOK_MS = 50;

/** Which process is killed or frozen, in order. Every second kill is the database's, two at least. */
export function planFaults(
  { kills, pauses }: { kills: number; pauses: number },
  { services, queueProcesses }: { services: readonly string[]; queueProcesses: readonly string[] },
  chance: Chance,
): Fault[] {
  const shift = chance.below(services.length);
  const service = (index: number) => services[(index + shift) % services.length] ?? 'database';
  const faults: Fault[] = Array.from({ length: kills }, (_, index) => ({
    kind: 'kill',
    name: index % 2 === 1 || (kills < 4 && index === 0) ? 'database' : service(index / 2),
  }));
  for (let pause = 0; pause < pauses; pause += 1) {
    faults.splice(chance.below(faults.length + 1), 0, {
      kind: 'pause',
      name: chance.pick(queueProcesses),
    });
  }
  return faults;
}

type Setting = {
  processes: Processes;
  proxy: FaultProxy;
  chance: Chance;
  pauseMs: number;
  /** From 0 to 1. */
  progress: () => number;
  /** Requests answered so far. */
  answered: () => number;
  isOver: () => boolean;
};

/** Lets each fault happen when its share of the work is done, and breaks connections all along. */
export async function causeFaults(
  faults: readonly Fault[],
  setting: Setting,
): Promise<{ done: Done[]; resets: number }> {
  const { proxy, chance, isOver } = setting;
  const done: Done[] = [];
  const resetting = (async () => {
    let [resets, answered] = [0, 0];
    while (!isOver()) {
      await wait(RESET_EVERY_MS * (0.5 + chance.share()));
      const isDue = setting.answered() - answered >= ANSWERS_BETWEEN_RESETS;
      if (isOver() || !isDue || !proxy.reset(chance.below)) continue;
      resets += 1;
      answered = setting.answered();
    }
    return resets;
  })();
  for (const [index, fault] of faults.entries()) {
    while (setting.progress() < (index + 1) / (faults.length + 1)) await wait(LOOK_MS);
    done.push({ ...fault, at: performance.now() });
    await cause(fault, setting);
  }
  return { done, resets: await resetting };
}

async function cause({ kind, name }: Fault, { processes, pauseMs }: Setting): Promise<void> {
  let pid = processes.pidOf(name);
  // It may have been hit a moment ago, and not be back yet.
  for (; pid === null; pid = processes.pidOf(name)) await wait(LOOK_MS);
  process.kill(pid, kind === 'kill' ? 'SIGKILL' : 'SIGSTOP');
  if (kind === 'kill') return;
  await wait(pauseMs);
  process.kill(pid, 'SIGCONT');
}
