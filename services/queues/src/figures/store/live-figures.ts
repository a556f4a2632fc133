import { createCatchUp, isBehind, type LoadTickets } from './catch-up.ts';
import { applyDelta, type FiguresDelta, includesNumber, type QueueState } from './deltas.ts';
import { createFigureLoads, type Entry, type Load } from './figure-loads.ts';
import type { Figures } from './figures.ts';

type Options = {
  maxAgeMs: number;
  clock: () => number;
  /** Reads the tickets of some numbers. */
  loadTickets: LoadTickets;
  /** Reads figures with a bounded number of reads; their waiting tickets are an upper limit. */
  readOutline: (id: number) => Promise<Figures | undefined>;
};

const MAX_ENTRIES = 2_000;
const MAX_GONE = 20_000;
/** Reading this many tickets delays a reply by some milliseconds. */
const SHORT_QUEUE = 5_000;
/** A load is followed by a rest of this many times its duration, so that loads take at most a twentieth of the time. */
const REST_OF_LOAD = 20;

/**
 * Figures by counter that apply this process's writes (`record`), so that no request reads a whole queue again because one
 * person joined it. After a write of another process, the next reader reads the changed tickets (`follow`) or everything
 * (`invalidate`); so it does in every case of doubt. Figures older than `maxAgeMs` are reloaded in the background.
 */
export function createLiveFigures(load: Load, options: Options) {
  const { maxAgeMs, clock, loadTickets, readOutline } = options;
  const loads = createFigureLoads(load, clock);
  const { all, start } = loads;
  const changes = writes(all);
  const { follow, catchUp } = createCatchUp({ all, ...changes }, loadTickets);
  const hasRested = ({ at, loadMs }: Entry) => clock() - at >= REST_OF_LOAD * loadMs;
  const isAged = (entry: Entry) => clock() - entry.at >= maxAgeMs && hasRested(entry);
  const read = createRead({ ...loads, catchUp, isAged });
  const outlines = createOutlines(readOutline);

  async function boundedFiguresOf(id: number): Promise<Figures | undefined> {
    const known = all.get(id)?.state;
    const outline = known ? null : await outlines.read(id);
    if (known ? known.waiting.numbers.length <= SHORT_QUEUE : !isLong(outline)) {
      outlines.drop(id);
      return (await read([id])).get(id);
    }
    if (known) outlines.drop(id);
    const entry = all.get(id);
    const isOutdated = !entry?.state || entry.isStale;
    const isDue = !entry || (isOutdated ? hasRested(entry) : isAged(entry));
    if (isDue && !entry?.loading) start([id]);
    if (entry?.state) await catchUp(id, entry);
    return all.get(id)?.state ?? outline ?? undefined;
  }

  return {
    read,
    /**
     * Figures without waiting for the tickets of a long queue: its latest known figures or its outline, while the figures load
     * in the background.
     */
    readBounded: (ids: readonly number[]) => collect([...new Set(ids)], boundedFiguresOf),
    ...known(all),
    ...changes,
    follow,
  };
}

type Parts = ReturnType<typeof createFigureLoads> &
  Pick<ReturnType<typeof createCatchUp>, 'catchUp'> & {
    isAged(entry: Entry): boolean;
  };

/** Reads current figures: from memory, by reading the tickets that others changed since, or by a load. */
function createRead({ all, start, catchUp, isAged }: Parts) {
  function refresh(ids: readonly number[]): void {
    const aged = ids.filter((id) => {
      const entry = all.get(id);
      return entry?.state && !entry.isStale && !entry.loading && isAged(entry);
    });
    if (aged.length > 0) start(aged);
  }

  async function loadedFiguresOf(id: number): Promise<Figures | undefined> {
    const entry = all.get(id);
    return entry?.state && !entry.isStale ? entry.state : await entry?.loading?.value;
  }

  async function figuresOf(id: number): Promise<Figures | undefined> {
    const figures = await loadedFiguresOf(id);
    const entry = all.get(id);
    if (!entry || entry.isStale || !isBehind(entry)) return figures;
    await catchUp(id, entry);
    const latest = all.get(id);
    if (latest === entry && !entry.isStale) return entry.state ?? figures;
    // These tickets do not explain the current state of the queue, or its figures were dropped meanwhile.
    if (!isSound(latest)) start([id]);
    return loadedFiguresOf(id);
  }

  return async (ids: readonly number[]): Promise<Map<number, Figures>> => {
    const missing = [...new Set(ids)].filter((id) => !isSound(all.get(id)));
    if (missing.length > 0) {
      tidy(all);
      start(missing);
    }
    refresh(ids);
    return collect(ids, figuresOf);
  };
}

/** Reads from memory only. */
function known(all: ReadonlyMap<number, Entry>) {
  const latestOf = (id: number): QueueState | null => {
    const entry = all.get(id);
    if (!entry || entry.isStale || isBehind(entry)) return null;
    return entry.state;
  };
  return {
    /** Figures that may lag behind the latest write. */
    peek: (id: number): Figures | undefined => all.get(id)?.state ?? undefined,
    /** Figures, unless another process has written since. */
    latest: (id: number): Figures | undefined => latestOf(id) ?? undefined,
    /** Whether the latest figures include the tickets of all these numbers, so that they need not be counted again. */
    includes(id: number, numbers: readonly number[]): boolean {
      const state = latestOf(id);
      return state !== null && numbers.every((number) => includesNumber(state, number));
    },
  };
}

function writes(all: Map<number, Entry>) {
  return {
    /** Applies what this process wrote to the figures. */
    record(delta: FiguresDelta): void {
      const entry = all.get(delta.counterId);
      if (!entry) return;
      // A load that has not begun yet will see this write.
      if (entry.loading?.hasBegun) entry.loading.deltas.push(delta);
      if (!entry.state) return;
      const isFollowed = applyDelta(entry.state, delta);
      if (!isFollowed || entry.state.gone.size > MAX_GONE) entry.isStale = true;
    },
    /** Called when another process wrote, or when it is unknown what was written. */
    invalidate(id: number): void {
      const entry = all.get(id);
      if (!entry) return;
      entry.isStale = true;
      if (entry.loading?.hasBegun) entry.loading.isStale = true;
    },
    invalidateAll(): void {
      all.clear();
    },
  };
}

/** Outlines, each read once and used until the figures themselves are loaded. */
function createOutlines(read: Options['readOutline']) {
  const all = new Map<number, Promise<Figures | undefined>>();
  return {
    read(id: number): Promise<Figures | undefined> {
      const outline = all.get(id) ?? read(id);
      all.set(id, outline);
      outline.catch(() => all.delete(id));
      return outline;
    },
    drop: (id: number): boolean => all.delete(id),
  };
}

async function collect(
  ids: readonly number[],
  figuresOf: (id: number) => Promise<Figures | undefined>,
): Promise<Map<number, Figures>> {
  const values = await Promise.all(ids.map(async (id) => [id, await figuresOf(id)] as const));
  return new Map(values.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
}

/** Whether an outline shows a long queue; after a start every ticket of the day is read once. */
function isLong(outline: Figures | null | undefined): boolean {
  return (outline?.counter.lastNumber ?? 0) > SHORT_QUEUE;
}

/** Whether a read can be answered from the state or from a load in progress. */
function isSound(entry: Entry | undefined): boolean {
  if (!entry) return false;
  return (
    (entry.state !== null && !entry.isStale) || (entry.loading !== null && !entry.loading.isStale)
  );
}

function tidy(all: Map<number, Entry>): void {
  // In the order of their first request, so that those of past days are dropped first.
  for (const id of all.keys()) {
    if (all.size < MAX_ENTRIES) return;
    all.delete(id);
  }
}
