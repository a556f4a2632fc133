import { createSnapshots } from './snapshots.ts';

export type Age = { maxAgeMs: number; clock: () => number };
type Verb = (...args: never[]) => unknown;

const READS = /^(find|is|has|search|read|list)|(Of|Names)$/;

/**
 * Verbs of which every one that may write calls `invalidate` once it is through, with the id it was given first if any: so
 * nobody who adds a verb has to think of what is kept. Verbs named like reads do not write; neither do the `harmless`.
 */
export function invalidating<T extends Record<string, Verb>>(
  verbs: T,
  invalidate: (id: number | null) => void,
  harmless: readonly (keyof T & string)[] = [],
): T {
  const wrapped = Object.entries(verbs).map(([name, verb]) => {
    const call = async (...args: never[]) => {
      try {
        return await verb(...args);
      } finally {
        invalidate(typeof args[0] === 'number' ? args[0] : null);
      }
    };
    return [name, READS.test(name) || harmless.includes(name) ? verb : call];
  });
  // The same names with the same functions, which the compiler cannot follow through the entries.
  return Object.fromEntries(wrapped) as T;
}

/** Things by id that are read with nearly every request and change once in a while. */
export function keepById<T extends { id: number }>(
  load: (ids: readonly number[]) => Promise<T[]>,
  age: Age,
) {
  const kept = createSnapshots(
    async (ids) => new Map((await load(ids)).map((each) => [each.id, each])),
    age,
  );
  return {
    find: async (id: number): Promise<T | null> => (await kept.read([id])).get(id) ?? null,
    findMany: async (ids: readonly number[]): Promise<T[]> => [
      ...(await kept.read([...new Set(ids)])).values(),
    ],
    invalidate: kept.invalidateAll,
  };
}
