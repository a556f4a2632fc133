import { applyDelta, type TicketDelta } from './deltas.ts';
import { createFigureLoads, type Entry, type Load } from './figure-loads.ts';
import type { Figures } from './figures.ts';

type Options = { maxAgeMs: number; clock: () => number };

const MAX_ENTRIES = 2_000;
const MAX_GONE = 20_000;
/** A long queue is counted anew less often, so that at most a twentieth of the time goes into it. */
const REST_OF_LOAD = 20;

/**
 * Figures by counter that follow what this process writes (`record`), so that no request reads a whole queue again because
 * one person joined it. A write of another process (`invalidate`) makes the next reader load anew, and so does every doubt. Figures
 * older than `maxAgeMs` are loaded anew beside their readers.
 */
export function createLiveFigures(load: Load, { maxAgeMs, clock }: Options) {
  const { all, start } = createFigureLoads(load, clock);

  function refresh(ids: readonly number[]): void {
    const aged = ids.filter((id) => {
      const entry = all.get(id);
      if (!entry?.state || entry.isStale || entry.loading) return false;
      return clock() - entry.at >= Math.max(maxAgeMs, REST_OF_LOAD * entry.loadMs);
    });
    if (aged.length > 0) start(aged);
  }

  async function figuresOf(id: number): Promise<Figures | undefined> {
    const entry = all.get(id);
    return entry?.state && !entry.isStale ? entry.state : await entry?.loading?.value;
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
      const entry = all.get(id);
      if (entry?.state) return entry.state;
      if (!isSound(entry)) start([id]);
      return all.get(id)?.loading?.value;
    },
    ...writes(all),
  };
}

function writes(all: Map<number, Entry>) {
  return {
    /** Applies what this process wrote to the figures. */
    record(delta: TicketDelta): void {
      const entry = all.get(delta.counterId);
      if (!entry) return;
      entry.loading?.deltas.push(delta);
      if (!entry.state) return;
      const isFollowed = applyDelta(entry.state, delta);
      if (!isFollowed || entry.state.gone.size > MAX_GONE) entry.isStale = true;
    },
    /** Another process wrote, or it is unknown what was written. */
    invalidate(id: number): void {
      const entry = all.get(id);
      if (!entry) return;
      entry.isStale = true;
      if (entry.loading) entry.loading.isStale = true;
    },
    invalidateAll(): void {
      all.clear();
    },
  };
}

/** Whether a read may be answered from what is entry, or from the load that is under way. */
function isSound(entry: Entry | undefined): boolean {
  if (!entry) return false;
  return (
    (entry.state !== null && !entry.isStale) || (entry.loading !== null && !entry.loading.isStale)
  );
}

function tidy(all: Map<number, Entry>): void {
  // In the order in which they were first asked for: those of yesterday go first.
  for (const id of all.keys()) {
    if (all.size < MAX_ENTRIES) return;
    all.delete(id);
  }
}
