import { createHash } from 'node:crypto';
import {
  randomExponential,
  randomLcg,
  randomLogNormal,
  randomNormal,
  randomUniform,
} from 'd3-random';

/** Chance that a name decides: the same name draws the same numbers on every machine. */
export function chance(name: string) {
  const source = randomLcg(createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32);
  return {
    between: (from: number, to: number): number => randomUniform.source(source)(from, to)(),
    /** A positive number around a median; `spread` is the deviation of its logarithm. */
    around: (median: number, spread: number): number =>
      randomLogNormal.source(source)(Math.log(median), spread)(),
    normal: (deviation: number): number => randomNormal.source(source)(0, deviation)(),
    /** Until the next of some things that happen once in so many seconds. */
    pause: (mean: number): number => randomExponential.source(source)(1 / mean)(),
    happens: (probability: number): boolean => source() < probability,
  };
}

export type Chance = ReturnType<typeof chance>;
