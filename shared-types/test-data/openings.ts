import type { Opening } from '../src/index.ts';

let lastId = 0;

/** A row of opening hours; without changes it says nothing. */
export function buildOpening(change: Partial<Opening> = {}): Opening {
  lastId += 1;
  return {
    id: lastId,
    dayOfWeek: null,
    date: null,
    start: null,
    end: null,
    typology: null,
    ...change,
  };
}
