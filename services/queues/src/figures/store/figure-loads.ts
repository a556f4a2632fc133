import { applyDelta, type QueueState, queueStateOf, type TicketDelta } from './deltas.ts';
import type { Figures } from './figures.ts';

/** A load under way, with what happened meanwhile: it may or may not have seen it. */
type Loading = { deltas: TicketDelta[]; isStale: boolean; value: Promise<Figures | undefined> };
export type Kept = {
  state: QueueState | null;
  /** When the state was read. */
  at: number;
  isStale: boolean;
  loading: Loading | null;
};
export type Load = (ids: readonly number[]) => Promise<ReadonlyMap<number, Figures>>;

/** Starts loads of figures; what is written while one runs is followed once it is through. */
export function createFigureLoads(load: Load, clock: () => number) {
  const all = new Map<number, Kept>();
  return {
    all,
    start(ids: readonly number[]): void {
      const at = clock();
      const loaded = load(ids);
      for (const id of ids) {
        const kept = all.get(id) ?? { state: null, at, isStale: true, loading: null };
        all.set(id, kept);
        const loading: Loading = {
          deltas: [],
          isStale: false,
          value: loaded.then((values) =>
            applySideEffects(kept, loading, { value: values.get(id), at }),
          ),
        };
        kept.loading = loading;
        loading.value.catch(() => {
          if (kept.loading === loading) kept.loading = null;
        });
      }
    },
  };
}

type Loaded = { value: Figures | undefined; at: number };

function applySideEffects(
  kept: Kept,
  loading: Loading,
  { value, at }: Loaded,
): Figures | undefined {
  if (kept.loading !== loading) return value;
  kept.loading = null;
  if (!value) return undefined;
  const state = queueStateOf(value);
  const follows = loading.deltas.map((delta) => applyDelta(state, delta));
  Object.assign(kept, { state, at, isStale: loading.isStale || follows.includes(false) });
  return state;
}
