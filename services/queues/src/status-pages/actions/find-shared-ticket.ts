import type { Ticket } from '@turno/shared-types';
import { holderTicket, loadTicket } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

/** A ticket may be moved from queue to queue; following stops after so many moves. */
const MOVES = 20;

/** The ticket whose status page has a code, or the ticket that replaced it when it was moved (S-21); `null` for none. */
export async function findSharedTicket(deps: Deps, code: string): Promise<Ticket | null> {
  const page = await deps.store.statusPages.find(code, deps.now());
  const record = page && (await followMoves(deps, page));
  const loaded = record && (await loadTicket(deps.store, record));
  return loaded ? holderTicket(deps, loaded) : null;
}

type TicketNumber = { counterId: number; number: number };

async function followMoves({ store }: Deps, first: TicketNumber): Promise<TicketRecord | null> {
  let ticket = await store.tickets.findNumber(first.counterId, first.number);
  for (let count = 0; count < MOVES && ticket?.movedTo; count += 1) {
    const { queueDailyCounterId, counter } = ticket.movedTo;
    ticket = (await store.tickets.findNumber(queueDailyCounterId, counter)) ?? null;
  }
  return ticket;
}
