import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenIn } from './checks/index.ts';
import { restChecks } from './checks/quiescence.ts';
import type { Broken, Dump, Evidence } from './evidence/evidence.ts';
import { findSilent, readFigures } from './evidence/figures.ts';
import type { Entry } from './evidence/history.ts';
import { startSampler } from './evidence/sampler.ts';
import { readDump } from './evidence/snapshot.ts';
import { causeFaults, type Done, planFaults } from './faults/inject-faults.ts';
import type { Options } from './options.ts';
import { seeded } from './random.ts';
import type { Stage } from './system/start-system.ts';
import { connectionTo } from './workload/connection.ts';
import type { Play } from './workload/operations.ts';
import { playPeople } from './workload/run-workload.ts';

export type Outcome = {
  broken: Broken[];
  history: readonly Entry[];
  dump: Dump;
  faults: Done[];
  resets: number;
  looks: number;
  playedMs: number;
  restedMs: number;
};

/** Longer than anybody waits for an answer: a frozen process goes on where everybody has given it up. */
const PAUSE_MS = 8_000;
/** Finishing a day takes seconds; a machine that does much else is given minutes. */
const REST_LIMIT_MS = 300_000;
/** What is wrong in the careless service stays so. */
const NAIVE_REST_LIMIT_MS = 2_000;
const LOOK_MS = 1_000;
const TELL_EVERY_MS = 30_000;
const CRASH_RUN_LIMIT_MS = 15 * 60_000;

/** Plays a whole run on a stage: the people, the faults, the wait for rest, and the checks. */
export async function playRun(stage: Stage, options: Options): Promise<Outcome> {
  const { scene, db, limits, gateway, processes } = stage;
  const { seed } = options;
  const startedAt = performance.now();
  const play: Play = {
    scene,
    connection: connectionTo(gateway, options.clients + 200),
    history: [],
    codes: new Map(),
    lineUpsLeft: options.lineUps,
    isOver: false,
  };
  const sampler = startSampler(db, limits);
  const chance = seeded(seed, 'faults');
  const faults = causeFaults(planFaults(options, stage, chance), {
    processes,
    proxy: stage.proxy,
    chance,
    pauseMs: PAUSE_MS,
    progress: () => 1 - play.lineUpsLeft / options.lineUps,
    answered: () => play.history.length,
    isOver: () => play.isOver,
  });
  if (options.crashPoints > 0) void goOnUntilCrashed(stage, play, options.crashPoints);
  const telling = setInterval(() => tellProgress(play, options), TELL_EVERY_MS);
  await playPeople(play, seed);
  clearInterval(telling);
  const { done, resets } = await faults;
  await sampler.stop();
  play.connection.close();
  const playedMs = performance.now() - startedAt;
  const seen = { history: play.history, sightings: sampler.sightings, limits };
  const evidence = await atRest(stage, seen, options.naive ? NAIVE_REST_LIMIT_MS : REST_LIMIT_MS);
  return {
    broken: brokenIn(evidence),
    history: play.history,
    dump: evidence.dump,
    faults: done,
    resets,
    looks: sampler.looks(),
    playedMs,
    restedMs: performance.now() - startedAt - playedMs,
  };
}

function tellProgress({ history, lineUpsLeft }: Play, { lineUps }: Options): void {
  console.log(`… ${lineUps - lineUpsLeft} line-ups, ${history.length} operations answered`);
}

/** Gives people work until every crash point was hit often enough. */
async function goOnUntilCrashed({ crashes }: Stage, play: Play, each: number): Promise<void> {
  const deadline = performance.now() + CRASH_RUN_LIMIT_MS;
  const isDone = () => crashes().some((line) => line === `done ${each}`);
  while (!isDone() && performance.now() < deadline) {
    play.lineUpsLeft = Math.max(play.lineUpsLeft, 1_000);
    await wait(LOOK_MS);
  }
  play.lineUpsLeft = 0;
}

/** Waits until nothing is half done, as long as that may take, and reads everything. */
async function atRest(
  stage: Stage,
  seen: Omit<Evidence, 'dump' | 'figures' | 'silent'>,
  limitMs: number,
): Promise<Evidence> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const evidence = await lookAround(stage, seen).catch((error: unknown) => {
      // The database may have been hit last, and not be back yet.
      if (performance.now() > deadline) throw error;
      return null;
    });
    const isAtRest =
      evidence !== null && restChecks.every(({ violations }) => violations(evidence).length === 0);
    if (evidence && (isAtRest || performance.now() > deadline)) {
      const merchantId = stage.scene.places[0]?.merchantId ?? 0;
      return { ...evidence, silent: await findSilent(stage.answersOf, merchantId) };
    }
    await wait(LOOK_MS);
  }
}

async function lookAround(
  { db, gateway, scene }: Stage,
  seen: Omit<Evidence, 'dump' | 'figures' | 'silent'>,
): Promise<Evidence> {
  const dump = await readDump(db);
  const merchantIds = [...new Set(scene.places.map(({ merchantId }) => merchantId))];
  const figures = await Promise.all(merchantIds.map((id) => readFigures(gateway, id)));
  return { ...seen, dump, figures: figures.flat(), silent: [] };
}
