import { createCache } from '@turno/kit';
import { LRUCache } from 'lru-cache';
import type { TicketRecord } from './ticket-documents.ts';

type Load = (counterId: number, number: number) => Promise<TicketRecord | null>;
type Known = { ticket: TicketRecord | null; version: number };

const MAX_TICKETS = 5_000;
const TTL_MS = 10_000;
/** How many invalidated counters are remembered; beyond that everything is invalidated. */
const MAX_COUNTERS = 10_000;

/**
 * Recently written or read tickets, by counter and number. An event of another process invalidates the tickets that it names, or
 * a whole counter.
 */
export function createTicketMemory(load: Load, clock: () => number) {
  let version = 0;
  /** The version at which a counter was invalidated; entries up to it are read again. */
  const invalidatedAt = new Map<number, number>();
  const entries = createCache<string, Known>({
    name: 'tickets',
    max: MAX_TICKETS,
    ttlMs: TTL_MS,
    clock,
    async load(key) {
      version += 1;
      const begun = version;
      const [counterId = 0, number = 0] = key.split('.').map(Number);
      return { ticket: await load(counterId, number), version: begun };
    },
  });

  const writtenLately = new LRUCache<string, true>({
    max: MAX_TICKETS,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });

  function invalidateAll(): void {
    entries.invalidateAll();
    invalidatedAt.clear();
  }

  return {
    /**
     * A ticket as this process just wrote it. Writes at once may be answered in another order than they were made, so what
     * was written twice within a moment is read anew.
     */
    record(ticket: TicketRecord): void {
      const key = keyOf(ticket.counterId, ticket.number);
      version += 1;
      if (writtenLately.has(key)) entries.invalidate(key);
      else entries.set(key, { ticket, version });
      writtenLately.set(key, true);
    },
    async read(counterId: number, number: number): Promise<TicketRecord | null> {
      const key = keyOf(counterId, number);
      const known = await entries.get(key);
      const isCurrent = known.version > (invalidatedAt.get(counterId) ?? 0);
      if (isCurrent && known.ticket) return known.ticket;
      // An absent ticket may be written at any moment, so its absence is not cached.
      entries.invalidate(key);
      return isCurrent ? null : (await entries.get(key)).ticket;
    },
    /** Called when another process changed only the tickets of these numbers. */
    follow(counterId: number, numbers: readonly number[]): void {
      for (const number of numbers) entries.invalidate(keyOf(counterId, number));
    },
    invalidate(counterId: number): void {
      if (invalidatedAt.size >= MAX_COUNTERS) invalidateAll();
      version += 1;
      invalidatedAt.set(counterId, version);
    },
    invalidateAll,
  };
}

function keyOf(counterId: number, number: number): string {
  return `${counterId}.${number}`;
}
