import { createCalls } from '../../src/calling/store/calls.ts';
import type { Deps } from '../../src/deps.ts';
import type { StateChange } from '../../src/queue-days/store/counter-states.ts';
import type { TicketRecord } from '../../src/tickets/store/ticket-documents.ts';
import { buildMerchant, buildQueue, NOW } from '../factories.ts';
import { createMemoryCalls } from './memory-calls.ts';
import type { Memory } from './memory-steps.ts';

/**
 * What calling, removing, closing and pausing need, on the same plain maps: each step atomic, any of them the last.
 * Each process has caches of its own.
 */
export function createMemoryProcesses(memory: Memory, count: number): Deps[] {
  const { steps, step, counterOf, tickets } = memory;
  const due = new Set<string>();
  const changes = new Set<string>();
  const put = (ticket: TicketRecord): void => {
    tickets.set(ticket.id, ticket);
    due.add(ticket.id);
  };
  const waitingOf = (counterId: number) =>
    [...tickets.values()].filter(
      (each) => each.counterId === counterId && each.state === 'waiting',
    );

  const sideEffects = {
    findDue: ({ counterId, limit }: { counterId?: number; limit: number }) =>
      step(() =>
        [...due]
          .flatMap((id) => tickets.get(id) ?? [])
          .filter((each) => counterId === undefined || each.counterId === counterId)
          .slice(0, limit),
      ),
    findDueAmong: (ids: readonly string[]) =>
      step(() => ids.filter((id) => due.has(id)).flatMap((id) => tickets.get(id) ?? [])),
    markApplied: (id: string) => step(() => void due.delete(id)),
  };
  const held = {
    cancel: (who: { userId: number; counterId: number; number: number }, canceledAt: Date) =>
      step(() => {
        const found = waitingOf(who.counterId).find(
          ({ userId, number }) => userId === who.userId && number === who.number,
        );
        if (!found) return null;
        const cancelled = { ...found, state: 'cancelled' as const, canceledAt };
        put(cancelled);
        return cancelled;
      }),
    findNumberNow: (counterId: number, number: number) =>
      step(
        () =>
          [...tickets.values()].find(
            (each) => each.counterId === counterId && each.number === number,
          ) ?? null,
      ),
  };
  const counterStates = {
    change: (id: number, { act, commandId }: StateChange) =>
      step(() => {
        const counter = counterOf(id);
        const isShut = counter.closed && (act === 'pause' || act === 'resume');
        if (isShut || (commandId !== null && changes.has(commandId))) return null;
        if (commandId !== null) changes.add(commandId);
        const before = { ...counter };
        if (act === 'close' || act === 'reopen') counter.closed = act === 'close';
        else counter.paused = act === 'pause';
        const isChange = before.closed !== counter.closed || before.paused !== counter.paused;
        return { ...structuredClone(counter), isChange };
      }),
    findCommand: (_id: number, commandId: string) =>
      step(() => (changes.has(commandId) ? { isChange: true } : null)),
  };
  const recordServed = ({ counterId, number }: TicketRecord) =>
    step(() => {
      const counter = counterOf(counterId);
      counter.current = Math.max(counter.current, number);
    });
  async function release({ id }: TicketRecord): Promise<void> {
    await steps.releaseSlots(id);
    await sideEffects.markApplied(id);
  }
  const callEffects = {
    /** The writes of one command: the database may die between them. */
    async apply(ticket: TicketRecord): Promise<void> {
      await recordServed(ticket);
      await release(ticket);
    },
  };
  const calling = createMemoryCalls({ memory, put, recordServed });
  const common = {
    callEffects,
    steps,
    groupCalls: calling.groupCalls,
    sideEffects,
    counterStates,
    tickets: held,
    counters: {
      find: steps.readCounter,
    },
    merchants: { find: async (id: number) => buildMerchant({ id }) },
    queues: { find: async (id: number, merchantId: number) => buildQueue({ id, merchantId }) },
    desks: { find: async (_merchantId: number, id: number) => ({ id, name: `Desk ${id}` }) },
    merchantFlags: { hasNextWebhook: async () => false },
    figures: {
      invalidate: () => undefined,
      peek: async (id: number) => ({ counter: structuredClone(counterOf(id)) }),
    },
    recordTicket: () => undefined,
  };
  return Array.from({ length: count }, () => {
    const calls = createCalls({
      steps: calling.steps,
      gatherMs: 0,
      clock: () => 1,
      record: () => undefined,
      // In the background; where the process dies, the ticket stays flagged.
      release: (_counterId, ticket) => void release(ticket).catch(() => undefined),
    });
    // Only what these actions touch; anything else would fail at once.
    const store = { ...common, calls };
    const settings = { openOnlyInTime: true };
    return { store, settings, now: () => NOW, publish: async () => undefined } as unknown as Deps;
  });
}
