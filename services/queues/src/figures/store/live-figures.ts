import { applyDelta, type TicketDelta } from './deltas.ts';
import { createFigureLoads, type Kept, type Load } from './figure-loads.ts';
import type { Figures } from './figures.ts';

type Options = { maxAgeMs: number; clock: () => number };

const MAX_KEPT = 2_000;
const MAX_GONE = 20_000;

/**
 * Figures by counter that applyDelta what this process writes (`note`), so that nobody reads a whole queue again because
 * one person joined it. What others wrote (`forget`) has the next reader load anew, and so has every doubt. Figures
 * older than `maxAgeMs` are loaded anew beside their readers.
 */
export function createLiveFigures(load: Load, { maxAgeMs, clock }: Options) {
  const { all, start } = createFigureLoads(load, clock);

  function refresh(ids: readonly number[]): void {
    const aged = ids.filter((id) => {
      const kept = all.get(id);
      return kept?.state && !kept.isStale && !kept.loading && clock() - kept.at >= maxAgeMs;
    });
    if (aged.length > 0) start(aged);
  }

  async function figuresOf(id: number): Promise<Figures | undefined> {
    const kept = all.get(id);
    return kept?.state && !kept.isStale ? kept.state : await kept?.loading?.value;
  }

  return {
    async read(ids: readonly number[]): Promise<Map<number, Figures>> {
      const missing = [...new Set(ids)].filter((id) => !isSound(all.get(id)));
      if (missing.length > 0) {
        tidy(all);
        start(missing);
      }
      refresh(ids);
      const values = await Promise.all(ids.map(async (id) => [id, await figuresOf(id)] as const));
      return new Map(values.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
    },
    /** Figures that may lag behind the latest write, for what is a guess anyway. */
    async peek(id: number): Promise<Figures | undefined> {
      const kept = all.get(id);
      if (kept?.state) return kept.state;
      if (!isSound(kept)) start([id]);
      return all.get(id)?.loading?.value;
    },
    ...writes(all),
  };
}

function writes(all: Map<number, Kept>) {
  return {
    /** Lets the figures applyDelta what this process wrote. */
    record(delta: TicketDelta): void {
      const kept = all.get(delta.counterId);
      if (!kept) return;
      kept.loading?.deltas.push(delta);
      if (!kept.state) return;
      const isFollowed = applyDelta(kept.state, delta);
      if (!isFollowed || kept.state.gone.size > MAX_GONE) kept.isStale = true;
    },
    /** Somebody else wrote, or nobody knows what was written. */
    invalidate(id: number): void {
      const kept = all.get(id);
      if (!kept) return;
      kept.isStale = true;
      if (kept.loading) kept.loading.isStale = true;
    },
    invalidateAll(): void {
      all.clear();
    },
  };
}

/** Whether a read may be answered from what is kept, or from the load that is under way. */
function isSound(kept: Kept | undefined): boolean {
  if (!kept) return false;
  return (kept.state !== null && !kept.isStale) || (kept.loading !== null && !kept.loading.isStale);
}

function tidy(all: Map<number, Kept>): void {
  // In the order in which they were first asked for: those of yesterday go first.
  for (const id of all.keys()) {
    if (all.size < MAX_KEPT) return;
    all.delete(id);
  }
}
