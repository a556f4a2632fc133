import type { Collection } from 'mongodb';
import { IS_TICKET, type TicketDocument, ticketRecord } from '../../tickets/index.ts';
import { isWaiting, type TicketDelta } from './deltas.ts';
import type { Entry } from './figure-loads.ts';

export type LoadTickets = (id: number, numbers: readonly number[]) => Promise<TicketDelta[]>;

type Figures = {
  all: ReadonlyMap<number, Entry>;
  record(delta: TicketDelta): void;
  invalidate(id: number): void;
};

/** Beyond this number the whole queue is read again, which costs no more. */
const MAX_BEHIND = 1_000;

/** Whether tickets that another process changed are still unread, or are being read. */
export const isBehind = ({ behind, catchingUp }: Entry): boolean =>
  behind.size > 0 || catchingUp !== null;

/**
 * Keeps figures up to date with the tickets that other processes change: a reader reads only these tickets, however long the
 * queue is, and they are recorded like those of this process.
 */
export function createCatchUp({ all, record, invalidate }: Figures, loadTickets: LoadTickets) {
  async function readBehind(id: number, entry: Entry): Promise<void> {
    const numbers = [...entry.behind];
    entry.behind.clear();
    try {
      const tickets = await loadTickets(id, numbers);
      // A number without a ticket was abandoned, and only a count shows by how much the queue has grown.
      if (tickets.length < numbers.length) invalidate(id);
      for (const ticket of tickets) {
        if (ticket.state !== 'waiting') record(joined(ticket));
        record(ticket);
      }
      // Deltas treat a ticket that came back to wait as one that left; only a count shows its place.
      const waits = tickets.filter(({ state }) => state === 'waiting');
      if (!waits.every(({ number }) => entry.state && isWaiting(entry.state, number)))
        invalidate(id);
    } catch (error) {
      invalidate(id);
      throw error;
    } finally {
      entry.catchingUp = null;
    }
  }

  return {
    /** Called when another process changed only the tickets of these numbers. */
    follow(id: number, numbers: readonly number[]): void {
      const entry = all.get(id);
      if (!entry) return;
      for (const number of numbers) entry.behind.add(number);
      if (entry.behind.size <= MAX_BEHIND) return;
      entry.behind.clear();
      invalidate(id);
    },
    /** Reads the tickets that others changed before the call; it does not wait for later changes. */
    async catchUp(id: number, entry: Entry): Promise<void> {
      if (entry.catchingUp !== null) await entry.catchingUp;
      if (!isBehind(entry)) return;
      entry.catchingUp ??= readBehind(id, entry);
      await entry.catchingUp;
    },
  };
}

/** The delta of joining for a ticket that has left: it may have joined since the queue was counted. */
function joined({ sortKey: _, ...ticket }: TicketDelta): TicketDelta {
  return { ...ticket, state: 'waiting' };
}

/** Reads tickets of a counter by their numbers; an abandoned number has none. */
export function createTicketReader(tickets: Collection<TicketDocument>): LoadTickets {
  return async (counterId, numbers) => {
    const found = tickets.find({ counterId, number: { $in: [...numbers] }, ...IS_TICKET });
    return (await found.toArray()).map(ticketRecord);
  };
}
