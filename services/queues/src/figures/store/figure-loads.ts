import { follow, type Line, lineOf, type Move } from './deltas.ts';
import type { Figures } from './figures.ts';

/** A load under way, with what happened meanwhile: it may or may not have seen it. */
type Loading = { moves: Move[]; isStale: boolean; value: Promise<Figures | undefined> };
export type Kept = {
  line: Line | null;
  /** When the line was read. */
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
        const kept = all.get(id) ?? { line: null, at, isStale: true, loading: null };
        all.set(id, kept);
        const loading: Loading = {
          moves: [],
          isStale: false,
          value: loaded.then((values) => applySideEffects(kept, loading, { value: values.get(id), at })),
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

function applySideEffects(kept: Kept, loading: Loading, { value, at }: Loaded): Figures | undefined {
  if (kept.loading !== loading) return value;
  kept.loading = null;
  if (!value) return undefined;
  const line = lineOf(value);
  const follows = loading.moves.map((move) => follow(line, move));
  Object.assign(kept, { line, at, isStale: loading.isStale || follows.includes(false) });
  return line;
}
