import { applyDelta, type FiguresDelta, type QueueState, queueStateOf } from './deltas.ts';
import type { Figures } from './figures.ts';

/** A running or waiting load, with the changes that happened meanwhile, which it may or may not include. */
type Loading = {
  deltas: FiguresDelta[];
  /** Whether another process has written since the load began. */
  isStale: boolean;
  hasBegun: boolean;
  value: Promise<Figures | undefined>;
};
export type Entry = {
  state: QueueState | null;
  /** When the state was read. */
  at: number;
  /** How long reading it took. */
  loadMs: number;
  isStale: boolean;
  /** Numbers of the tickets that another process has changed since, if nothing else of the queue changed. */
  behind: Set<number>;
  catchingUp: Promise<void> | null;
  loading: Loading | null;
};
export type Load = (ids: readonly number[]) => Promise<ReadonlyMap<number, Figures>>;

/**
 * Starts loads of figures; writes during a load are applied after it. Only one load reads a counter at a time: the next one
 * begins when it has ended.
 */
export function createFigureLoads(load: Load, clock: () => number) {
  const all = new Map<number, Entry>();

  function begin(ids: readonly number[], after?: Promise<unknown>): void {
    const run = () => ({ at: clock(), loaded: load(ids) });
    const started = after === undefined ? Promise.resolve(run()) : after.then(run);
    for (const id of ids) {
      const entry = all.get(id) ?? newEntry();
      all.set(id, entry);
      const loading: Loading = {
        deltas: [],
        isStale: false,
        hasBegun: after === undefined,
        value: started.then(async ({ at, loaded }) => {
          loading.hasBegun = true;
          const value = (await loaded).get(id);
          return finishLoad(entry, loading, { value, at, loadMs: clock() - at });
        }),
      };
      entry.loading = loading;
      loading.value.catch(() => {
        if (entry.loading === loading) entry.loading = null;
      });
    }
  }

  return {
    all,
    start(ids: readonly number[]): void {
      const running = (id: number) => all.get(id)?.loading;
      const free = ids.filter((id) => !running(id));
      if (free.length > 0) begin(free);
      for (const id of ids) {
        const loading = free.includes(id) ? null : running(id);
        if (loading)
          begin(
            [id],
            loading.value.catch(() => undefined),
          );
      }
    },
  };
}

const newEntry = (): Entry => ({
  state: null,
  at: 0,
  loadMs: 0,
  isStale: true,
  loading: null,
  behind: new Set(),
  catchingUp: null,
});

type Loaded = { value: Figures | undefined } & Pick<Entry, 'at' | 'loadMs'>;

function finishLoad(
  entry: Entry,
  loading: Loading,
  { value, ...moment }: Loaded,
): Figures | undefined {
  if (entry.loading !== loading) return value;
  entry.loading = null;
  if (!value) return undefined;
  const state = queueStateOf(value);
  const follows = loading.deltas.map((delta) => applyDelta(state, delta));
  Object.assign(entry, { state, ...moment, isStale: loading.isStale || follows.includes(false) });
  return state;
}
