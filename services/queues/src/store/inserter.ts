import { isDuplicateKey } from '@turno/kit';
import type { Collection } from 'mongodb';
import { ticketWords } from '../rules/ticket-search.ts';
import { createBatches } from './batches.ts';
import { journaled } from './journaled.ts';
import type { TicketRecord } from './records.ts';
import { type TicketDocument, ticketRecord } from './tickets.ts';

const LOT = 100;
const GATHER_MS = 1;

/** Puts tickets down: those who arrive together go in one write. */
export function createInserter(tickets: Collection<TicketDocument>) {
  const insert = createBatches<TicketRecord, TicketRecord>(
    async (_counterId, wanted) => {
      try {
        await tickets.insertMany(wanted.map(document), { ordered: false });
        return wanted;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return Promise.all(wanted.map((ticket) => standing(tickets, ticket)));
      }
    },
    { maxItems: LOT, gatherMs: GATHER_MS },
  );
  return { insert: (ticket: TicketRecord) => insert(ticket.counterId, ticket) };
}

/** The ticket that has the id, or else the waiting one the person has in the same queue. */
async function standing(
  tickets: Collection<TicketDocument>,
  wanted: TicketRecord,
): Promise<TicketRecord> {
  const { id, userId, counterId } = wanted;
  const found =
    (await tickets.findOne({ _id: id })) ??
    (await tickets.findOne({ userId, counterId, active: true }));
  if (found) {
    await journaled(tickets);
    return ticketRecord(found);
  }
  // What stood in the way stopped waiting in between: there is room again.
  await tickets.insertOne(document(wanted));
  return wanted;
}

function document({ id, ...ticket }: TicketRecord): TicketDocument {
  const words = ticketWords(ticket.displayName, ticket.phone);
  return {
    _id: id,
    ...ticket,
    ...(words.length > 0 ? { words } : {}),
    ...(ticket.passes?.length ? { passDue: true } : {}),
    active: true,
  };
}
