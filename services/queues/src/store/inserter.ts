import { isDuplicateKey } from '@turno/kit';
import { type Collection, MongoBulkWriteError } from 'mongodb';
import type { Place } from '../rules/allowance.ts';
import { ticketWords } from '../rules/ticket-search.ts';
import { createBatches } from './batches.ts';
import { journaled } from './journaled.ts';
import type { PendingTicket, TicketRecord } from './records.ts';
import type { TicketDocument } from './tickets.ts';

/** A number that was allocated, as a ticket in a place of its holder's allowance. */
export type PlacedTicket = Pick<PendingTicket, 'allowance' | 'until'> & {
  ticket: TicketRecord;
  place: Place;
};

const LOT = 100;
const GATHER_MS = 1;

/**
 * Puts tickets down: those who arrive together go in one write. Unique indexes decide who may: one ticket for a request,
 * one for a person and a queue, one in each place of the person's allowance. Answers whether it stands now.
 */
export function createInserter(tickets: Collection<TicketDocument>) {
  const insert = createBatches<PlacedTicket, boolean>(
    async (_counterId, placed) => {
      const [first, ...others] = placed.map(document);
      if (!first) return [];
      const writing =
        others.length === 0
          ? tickets.insertOne(first)
          : tickets.insertMany([first, ...others], { ordered: false });
      const refused = await refusedOf(writing);
      // Beside refusals the engine may not have waited for the others.
      if (refused.size > 0) await journaled(tickets);
      return placed.map((_each, index) => !refused.has(index));
    },
    { maxItems: LOT, gatherMs: GATHER_MS },
  );
  return (placed: PlacedTicket) => insert(placed.ticket.counterId, placed);
}

/** Which of a lot of writes met something unique that stands already; anything else is thrown. */
async function refusedOf(writing: Promise<unknown>): Promise<Set<number>> {
  try {
    await writing;
    return new Set();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    if (!(error instanceof MongoBulkWriteError)) return new Set([0]);
    const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    if (failures.some(({ code }) => code !== error.code)) throw error;
    return new Set(failures.map(({ index }) => index));
  }
}

function document({ ticket, allowance, until, place }: PlacedTicket): TicketDocument {
  const { id, ...rest } = ticket;
  const words = ticketWords(ticket.displayName, ticket.phone);
  return {
    _id: id,
    ...rest,
    ...(words.length > 0 ? { words } : {}),
    ...(ticket.passes?.length ? { passDue: true } : {}),
    active: true,
    ...place,
    categoryId: allowance.categoryId,
    until,
  };
}
