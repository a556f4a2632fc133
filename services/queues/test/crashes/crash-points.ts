import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '@turno/kit';
import { readPid } from '@turno/tools/pid-file';

/** What happens at a point: the process dies, the database dies, or the request sleeps past its reservation. */
type Fate = 'dies' | 'loses the database' | 'sleeps';
export type CrashPoint = { name: string; fate: Fate };

type Settings = {
  logFile: string;
  /** How often each point is hit before it is left alone. */
  each: number;
  databasePidFile: string;
  sleepMs: number;
};

/** The point hit least so far is hit once in so many passes; points hit more often are hit less frequently. */
const ONE_IN = 2;
const FEWER = 6;

/** Hits each named point a given number of times over all processes and restarts; a file counts the hits. */
export function createCrashPoints(points: readonly CrashPoint[], settings: Settings) {
  const { logFile, each, databasePidFile, sleepMs } = settings;
  const counts = (): Map<string, number> => {
    const found = new Map<string, number>();
    for (const line of existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : []) {
      found.set(line, (found.get(line) ?? 0) + 1);
    }
    return found;
  };
  let hits = counts();
  const hitsAt = ({ name }: CrashPoint) => hits.get(name) ?? 0;
  const isOpen = (point: CrashPoint) => hitsAt(point) < each;
  /** Without this weighting, the points passed most often would starve the points after them. */
  const chanceOf = (point: CrashPoint) =>
    1 / (ONE_IN + FEWER * (hitsAt(point) - Math.min(...points.map(hitsAt))));
  const isDone = () => points.every((point) => hitsAt(point) >= each);
  const strike = async (point: CrashPoint): Promise<void> => {
    // Other processes were hit meanwhile.
    hits = counts();
    if (!isOpen(point)) return;
    appendFileSync(logFile, `${point.name}\n`);
    hits = counts();
    if (isDone()) appendFileSync(logFile, `done ${each}\n`);
    if (point.fate === 'sleeps') await wait(sleepMs);
    else if (point.fate === 'dies') process.kill(process.pid, 'SIGKILL');
    else killDatabase();
  };
  /** It may be dead already, and not started again yet. */
  const killDatabase = () => {
    try {
      process.kill(readPid(databasePidFile), 'SIGKILL');
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  };
  return async (name: string): Promise<void> => {
    for (const point of points.filter((each) => each.name.startsWith(`${name} `))) {
      if (isOpen(point) && Math.random() < chanceOf(point)) await strike(point);
    }
  };
}
