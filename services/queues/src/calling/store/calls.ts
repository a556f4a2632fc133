import { createBatches, createCache } from '@turno/kit';
import type { TicketRecord } from '../../tickets/index.ts';
import { type CallCommand, type Called, type CallingState, callTogether } from './call-rounds.ts';
import type { CallSteps } from './call-steps.ts';
import type { LastCall } from './desk-chains.ts';

type Options = {
  steps: CallSteps;
  /** Receives each called ticket. */
  record: (ticket: TicketRecord) => void;
  /** Releases in the background what a called ticket held. */
  release: (counterId: number, ticket: TicketRecord) => void;
  clock: () => number;
  /** How long commands wait for others to share a batch with, in ms. */
  gatherMs?: number;
};

const MAX_COUNTERS = 1_000;
const TTL_MS = 10_000;
const BATCH_SIZE = 50;
const GATHER_MS = 1;

/**
 * Calls of tickets: each command calls one ticket, and the calls of a desk follow each other. Commands that arrive together at
 * a counter share one write, which takes effect only as far as this process's cache of the counter is current.
 */
export function createCalls({ steps, record, release, clock, gatherMs = GATHER_MS }: Options) {
  const states = createCache<number, CallingState>({
    name: 'calling',
    max: MAX_COUNTERS,
    ttlMs: TTL_MS,
    clock,
    load: async () => ({ front: [], returns: 0, lastCalls: new Map() }),
  });
  const call = createBatches<CallCommand, Called>(
    async (counterId, commands) => {
      let isCurrent = false;
      try {
        const called = await callTogether(steps, await states.get(counterId), commands);
        isCurrent = called.every(({ kind }) => kind !== 'beaten');
        for (const each of called) {
          if (each.kind !== 'called') continue;
          record(each.ticket);
          if (each.hasEffects) release(counterId, each.ticket);
        }
        return called;
      } finally {
        // A failed write may have reached the database.
        if (!isCurrent) states.invalidate(counterId);
      }
    },
    { maxItems: BATCH_SIZE, gatherMs },
  );

  return {
    ...steps,
    /** Calls the next ticket. */
    call: (command: CallCommand) => call(command.counterId, command),
    /** The latest call of a desk as cached by this process; another process may have called for it since. */
    async peekLastCall(counterId: number, deskId: number | null): Promise<LastCall> {
      const { lastCalls } = await states.get(counterId);
      const known = lastCalls.get(deskId ?? 0);
      if (known) return known;
      const found = await steps.findLastCall(counterId, deskId);
      if (!lastCalls.has(deskId ?? 0)) lastCalls.set(deskId ?? 0, found);
      return found;
    },
    /**
     * Called when another process changed only the tickets of these numbers, which joined or left: a call made there names none.
     * Those that joined come after the next tickets.
     */
    async follow(counterId: number, numbers: readonly number[]): Promise<void> {
      const state = await states.peek(counterId);
      if (state?.front.some(({ number }) => numbers.includes(number))) states.invalidate(counterId);
    },
    /** Called when another process may have called at this counter. */
    invalidate: states.invalidate,
    invalidateAll: states.invalidateAll,
  };
}
