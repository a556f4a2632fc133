import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrokenPromises } from './checks/index.ts';
import { quiescenceChecks } from './checks/quiescence.ts';
import { startSampler } from './checks/sampler.ts';
import { connectionTo } from './connection.ts';
import type { BrokenPromise, Evidence, Snapshot } from './evidence/evidence.ts';
import { findUnresponsive, readFigures } from './evidence/figures.ts';
import type { Entry } from './evidence/history.ts';
import { readSnapshot } from './evidence/snapshot.ts';
import { type InjectedFault, injectFaults, planFaults } from './faults/inject-faults.ts';
import type { Options } from './options.ts';
import { createRandom } from './random.ts';
import type { SystemUnderTest } from './system/start-system.ts';
import type { Run } from './workload/operations.ts';
import { runWorkload } from './workload/run-workload.ts';

export type Outcome = {
  broken: BrokenPromise[];
  history: readonly Entry[];
  snapshot: Snapshot;
  faults: InjectedFault[];
  resets: number;
  samples: number;
  workloadMs: number;
  quiescenceMs: number;
};

/** Longer than the first timeout of a client: a frozen process continues with requests that were sent again meanwhile. */
const PAUSE_MS = 8_000;
/** Background work finishes within seconds; a busy machine is given minutes. */
const QUIESCENCE_LIMIT_MS = 300_000;
/** The racy service has no background work that could repair anything. */
const RACY_QUIESCENCE_LIMIT_MS = 2_000;
const POLL_MS = 1_000;
const PROGRESS_EVERY_MS = 30_000;
const CRASH_RUN_LIMIT_MS = 15 * 60_000;

/** Runs the workload and injects faults, waits for the system to become quiescent, and checks every promise. */
export async function runChaos(system: SystemUnderTest, options: Options): Promise<Outcome> {
  const { scenario, limits, gateway, processes } = system;
  const { seed } = options;
  const startedAt = performance.now();
  const run: Run = {
    scenario,
    connection: connectionTo(gateway, options.clients + 200),
    history: [],
    checkInCodes: new Map(),
    lineUpsLeft: options.lineUps,
    families: [],
    isOver: false,
  };
  let isOver = false;
  const sampler = startSampler(system.readDatabase, limits);
  const random = createRandom(seed, 'faults');
  const faults = injectFaults(planFaults(options, system, random), {
    processes,
    proxy: system.proxy,
    random,
    pauseMs: PAUSE_MS,
    progress: () => progressOf(run, options),
    answered: () => run.history.length,
    isOver: () => isOver,
  });
  if (options.crashPoints > 0) void runUntilEveryCrashPoint(system, run, options.crashPoints);
  const progress = setInterval(() => logProgress(run, options), PROGRESS_EVERY_MS);
  await runWorkload(run, seed);
  isOver = true;
  clearInterval(progress);
  const { done, resets } = await faults;
  await sampler.stop();
  run.connection.close();
  const workloadMs = performance.now() - startedAt;
  const { history, families } = run;
  const collected = { history, families, observations: sampler.observations, limits };
  const evidence = await waitForQuiescence(
    system,
    collected,
    options.racy ? RACY_QUIESCENCE_LIMIT_MS : QUIESCENCE_LIMIT_MS,
  );
  return {
    broken: findBrokenPromises(evidence),
    history: run.history,
    snapshot: evidence.snapshot,
    faults: done,
    resets,
    samples: sampler.samples(),
    workloadMs,
    quiescenceMs: performance.now() - startedAt - workloadMs,
  };
}

/** The share of the work that is done: of the line-ups or of the families, whichever is behind. */
function progressOf({ lineUpsLeft, families }: Run, options: Options): number {
  const ofGuests = 1 - lineUpsLeft / Math.max(options.lineUps, 1);
  return options.families === 0 ? ofGuests : Math.min(ofGuests, families.length / options.families);
}

function logProgress({ history, lineUpsLeft, families }: Run, { lineUps }: Options): void {
  const done = `${lineUps - lineUpsLeft} line-ups, ${families.length} families`;
  console.log(`… ${done}, ${history.length} operations answered`);
}

/** Keeps the workload going until every crash point was hit often enough. */
async function runUntilEveryCrashPoint(
  { crashes }: SystemUnderTest,
  run: Run,
  each: number,
): Promise<void> {
  const deadline = performance.now() + CRASH_RUN_LIMIT_MS;
  const isDone = () => crashes().some((line) => line === `done ${each}`);
  while (!isDone() && performance.now() < deadline) {
    run.lineUpsLeft = Math.max(run.lineUpsLeft, 1_000);
    await wait(POLL_MS);
  }
  run.lineUpsLeft = 0;
}

/** Reads the evidence until the background work is finished or the time is over. */
async function waitForQuiescence(
  system: SystemUnderTest,
  collected: Omit<Evidence, 'snapshot' | 'figures' | 'unresponsive'>,
  limitMs: number,
): Promise<Evidence> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const evidence = await readEvidence(system, collected).catch((error: unknown) => {
      // The last fault may have hit the database, which then is still starting.
      if (performance.now() > deadline) throw error;
      return null;
    });
    const isQuiescent =
      evidence !== null &&
      quiescenceChecks.every(({ violations }) => violations(evidence).length === 0);
    const isLate = performance.now() > deadline;
    if (evidence && (isQuiescent || isLate)) {
      const merchantId = system.scenario.targets[0]?.merchantId ?? 0;
      const unresponsive = await findUnresponsive(system.queueServices, merchantId);
      // A process that the last faults hit may still be starting.
      if (unresponsive.length === 0 || isLate) return { ...evidence, unresponsive };
    }
    await wait(POLL_MS);
  }
}

async function readEvidence(
  { readDatabase, gateway, scenario }: SystemUnderTest,
  collected: Omit<Evidence, 'snapshot' | 'figures' | 'unresponsive'>,
): Promise<Evidence> {
  const snapshot = await readDatabase(readSnapshot);
  const merchantIds = [...new Set(scenario.targets.map(({ merchantId }) => merchantId))];
  const figures = await Promise.all(merchantIds.map((id) => readFigures(gateway, id)));
  return { ...collected, snapshot, figures: figures.flat(), unresponsive: [] };
}
