import { createCallSteps, createCalls } from './calling/index.ts';
import {
  createAllowanceSlots,
  createCallEffects,
  createLineUpSteps,
  createPassWork,
  createTicketTransfers,
} from './line-up/index.ts';
import { cacheTickets, createTickets, type openTickets } from './tickets/index.ts';

type TicketSources = Pick<Parameters<typeof cacheTickets>[0], 'figures'> & {
  tickets: Awaited<ReturnType<typeof openTickets>>;
  onError: (error: unknown) => void;
};

/** Tickets and their calls behind caches, which are invalidated together. */
export function createTicketStores(
  { tickets, figures, onError }: TicketSources,
  clock: () => number,
) {
  const cached = cacheTickets({ tickets: createTickets(tickets), figures }, clock);
  const { record } = cached;
  const callEffects = createCallEffects(tickets, onError);
  const steps = createCallSteps(tickets);
  const calls = createCalls({ steps, record, release: callEffects.releaseLater, clock });
  return {
    record,
    stores: { calls, callEffects, tickets: cached.tickets },
    /** Called when another process changed only the tickets of these numbers of a counter. */
    follow(counterId: number, numbers: readonly number[]): void {
      cached.follow(counterId, numbers);
      calls.follow(counterId, numbers).catch(onError);
    },
    invalidate(counterId: number): void {
      cached.invalidate(counterId);
      calls.invalidate(counterId);
    },
    invalidateAll(): void {
      cached.invalidateAll();
      calls.invalidateAll();
    },
  };
}

type LineUpSources = Omit<Parameters<typeof createTicketTransfers>[0], 'allowanceSlots'> & {
  now: () => Date;
};

/** Taking numbers, and transferring tickets between accounts. */
export async function createLineUpStores(
  sources: LineUpSources,
  records: Pick<Parameters<typeof createLineUpSteps>[0], 'record' | 'recordAbandoned'>,
) {
  const allowanceSlots = await createAllowanceSlots(sources);
  const ticketTransfers = createTicketTransfers({ ...sources, allowanceSlots });
  return {
    steps: createLineUpSteps({ ...sources, ...records, allowanceSlots, ticketTransfers }),
    allowanceSlots,
    ticketTransfers,
    passWork: await createPassWork(sources.tickets),
  };
}
