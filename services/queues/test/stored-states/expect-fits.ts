import { callsOf, pathsOf } from '@turno/shared-types';
import { mayRefuse, queriesOf } from './reads.ts';
import type { Opened } from './stored-states.ts';

/** The reading calls of queues, without the stream of events. */
export const READS = callsOf('queues').filter(
  ({ method, streams }) => method === 'GET' && !streams,
);

/** Each path of these calls. */
export const READ_PATHS = READS.flatMap((definition) =>
  pathsOf(definition).map((path) => [path, definition] as const),
);

/** Asks a reading call for every state: whatever it answers fits the contract. Returns how many each query found. */
export async function expectFits(
  { states, ask }: Opened,
  [path, definition]: (typeof READ_PATHS)[number],
): Promise<number[]> {
  const counts: number[] = [];
  for (const queryOf of queriesOf(path)) {
    let found = 0;
    for (const state of states) {
      const asked = { definition, path, query: queryOf(state) };
      const { status, code, problem } = await ask(asked, state);
      const isFit = status < 300 || (status < 500 && mayRefuse(code, state));
      expect([state.name, isFit, status, code, problem]).toEqual([
        state.name,
        true,
        status,
        code,
        null,
      ]);
      if (status === 200) found += 1;
    }
    counts.push(found);
  }
  return counts;
}
