import { applyDelta, type QueueState, queueStateOf, type TicketDelta } from './deltas.ts';
import type { Figures } from './figures.ts';

/** A load under way, with what happened meanwhile: it may or may not have seen it. */
type Loading = { deltas: TicketDelta[]; isStale: boolean; value: Promise<Figures | undefined> };
export type Entry = {
  state: QueueState | null;
  /** When the state was read. */
  at: number;
  /** How long reading it took. */
  loadMs: number;
  isStale: boolean;
  loading: Loading | null;
};
export type Load = (ids: readonly number[]) => Promise<ReadonlyMap<number, Figures>>;

/** Starts loads of figures; what is written while one runs is followed once it is through. */
export function createFigureLoads(load: Load, clock: () => number) {
  const all = new Map<number, Entry>();
  return {
    all,
    start(ids: readonly number[]): void {
      const at = clock();
      const loaded = load(ids);
      for (const id of ids) {
        const entry = all.get(id) ?? { state: null, at, loadMs: 0, isStale: true, loading: null };
        all.set(id, entry);
        const loading: Loading = {
          deltas: [],
          isStale: false,
          value: loaded.then((values) =>
            finishLoad(entry, loading, { value: values.get(id), at, loadMs: clock() - at }),
          ),
        };
        entry.loading = loading;
        loading.value.catch(() => {
          if (entry.loading === loading) entry.loading = null;
        });
      }
    },
  };
}

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
