import type { CallCommand, Called } from '../../src/calling/store/next-ticket.ts';
import type { Deps } from '../../src/deps.ts';
import type { StateChange } from '../../src/queue-days/store/counter-states.ts';
import type { TicketRecord } from '../../src/tickets/store/ticket-documents.ts';
import { buildMerchant, buildQueue, NOW } from '../factories.ts';
import type { Memory } from './memory-steps.ts';

/** What calling, removing, closing and pausing need, on the same plain maps: each step atomic, any of them the last. */
export function createMemoryStore(memory: Memory): Deps {
  const { steps, step, counterOf, tickets } = memory;
  const commands = new Map<string, string>();
  const due = new Set<string>();
  const changes = new Set<string>();
  const change = (ticket: TicketRecord, to: Partial<TicketRecord>): TicketRecord => {
    const after = { ...ticket, ...to };
    tickets.set(ticket.id, after);
    due.add(ticket.id);
    return after;
  };
  const waitingOf = (counterId: number) =>
    [...tickets.values()]
      .filter((each) => each.counterId === counterId && each.state === 'waiting')
      .toSorted((a, b) => a.number - b.number);

  const calls = {
    call: ({ counterId, limit, callId, callAfter, callExpected, at }: CallCommand) =>
      step((): Called => {
        const first = waitingOf(counterId).find(({ number }) => number <= limit);
        if (!first) return { kind: 'none-waiting' };
        const names = [`command|${callId}`, `${counterId}|after|${callAfter}`];
        // The two unique indexes.
        if (names.some((name) => commands.has(name))) return { kind: 'beaten' };
        for (const name of names) commands.set(name, first.id);
        return {
          kind: 'called',
          ticket: change(first, { state: 'called', executedAt: at, callExpected }),
        };
      }),
    findLastNumber: (counterId: number) =>
      step(() => {
        const called = [...tickets.values()].filter(
          (each) => each.counterId === counterId && each.state === 'called',
        );
        return Math.max(0, ...called.map(({ number }) => number));
      }),
    findByCommand: (callId: string) =>
      step(() => tickets.get(commands.get(`command|${callId}`) ?? '') ?? null),
  };
  const sideEffects = {
    findDue: ({ counterId, limit }: { counterId?: number; limit: number }) =>
      step(() =>
        [...due]
          .flatMap((id) => tickets.get(id) ?? [])
          .filter((each) => counterId === undefined || each.counterId === counterId)
          .slice(0, limit),
      ),
    markApplied: (id: string) => step(() => void due.delete(id)),
  };
  const held = {
    cancel: (who: { userId: number; counterId: number; number: number }, canceledAt: Date) =>
      step(() => {
        const found = waitingOf(who.counterId).find(
          ({ userId, number }) => userId === who.userId && number === who.number,
        );
        return found ? change(found, { state: 'cancelled', canceledAt }) : null;
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
        if (act === 'close' || act === 'reopen') counter.closed = act === 'close';
        else counter.paused = act === 'pause';
        return structuredClone(counter);
      }),
    hasCommand: (_id: number, commandId: string) => step(() => changes.has(commandId)),
  };
  const callEffects = {
    /** The writes of one command: the database may die between them. */
    async apply({ id, counterId, number }: TicketRecord): Promise<void> {
      await step(() => {
        const counter = counterOf(counterId);
        counter.current = Math.max(counter.current, number);
      });
      await steps.releaseSlots(id);
      await sideEffects.markApplied(id);
    },
  };
  const store = {
    callEffects,
    steps,
    calls,
    sideEffects,
    counterStates,
    tickets: held,
    counters: {
      find: steps.readCounter,
    },
    merchants: { find: async (id: number) => buildMerchant({ id }) },
    queues: { find: async (id: number, merchantId: number) => buildQueue({ id, merchantId }) },
    merchantFlags: { hasNextWebhook: async () => false },
    figures: { invalidate: () => undefined },
    recordTicket: () => undefined,
  };
  // Only what these actions touch; anything else would fail at once.
  return { store, now: () => NOW, publish: async () => undefined } as unknown as Deps;
}
