import { createBatches, journaled } from '@turno/kit';
import type { Collection } from 'mongodb';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../tickets/index.ts';
import type { Held } from '../rules/allowance.ts';

type HeldTicket = Held & { ticket: TicketRecord };
export type Holdings = {
  /** The ticket of this request, in any state; `null` if it does not exist yet. */
  own: TicketRecord | null;
  held: HeldTicket[];
};

type Who = { userId: number; ticketId: string };
type Found = { own: TicketDocument | null; held: TicketDocument[] };

const BATCH_SIZE = 100;
/** Two days: a show may end after midnight, and the farthest time zones are 26 hours apart. */
const LONGEST_DAY_MS = 2 * 86_400_000;
/** The batch key: people and tickets are looked up in one batch, whatever their queue. */
const TOGETHER = 0;

/** The waiting tickets of people, looked up together for requests that arrive together. */
export function createHoldings(tickets: Collection<TicketDocument>, now: () => Date) {
  const findTicket = createBatches<string, TicketRecord | null>(
    async (_key, ids) => {
      const found = await tickets.find({ _id: { $in: ids } }).toArray();
      if (found.length > 0) await journaled(tickets);
      const byId = new Map(found.map((document) => [document._id, ticketRecord(document)]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxItems: BATCH_SIZE },
  );
  const look = createBatches<Who, Found>((_key, people) => lookFor(tickets, people, now()), {
    maxItems: BATCH_SIZE,
  });

  return {
    findTicket: (ticketId: string) => findTicket(TOGETHER, ticketId),
    async find(who: Who): Promise<Holdings> {
      const { own, held } = await look(TOGETHER, who);
      const at = now();
      const running = held.filter(({ until }) => !until || until > at);
      // The caller relies on a ticket in the response, so it has to be in the journal.
      if (own || running.length > 0) await journaled(tickets);
      return { own: own && ticketRecord(own), held: running.map(heldTicket) };
    },
  };
}

async function lookFor(
  tickets: Collection<TicketDocument>,
  people: readonly Who[],
  at: Date,
): Promise<Found[]> {
  // No day lasts this long in any time zone.
  const fromDate = new Date(at.getTime() - LONGEST_DAY_MS).toISOString().slice(0, 10);
  const found = await tickets
    .find({
      $or: [
        { _id: { $in: people.map(({ ticketId }) => ticketId) } },
        {
          userId: { $in: people.map(({ userId }) => userId) },
          date: { $gte: fromDate },
          active: true,
        },
      ],
    })
    .toArray();
  if (found.length === 0) return people.map(() => ({ own: null, held: [] }));
  return people.map(({ userId, ticketId }) => ({
    own: found.find(({ _id }) => _id === ticketId) ?? null,
    held: found.filter((ticket) => ticket.active && ticket.userId === userId),
  }));
}

function heldTicket(document: TicketDocument): HeldTicket {
  const { counterId, categoryId = null, slot = -1, categorySlot, family } = document;
  return {
    ticket: ticketRecord(document),
    counterId,
    categoryId,
    slot,
    ...(categorySlot === undefined ? {} : { categorySlot }),
    ...(family === undefined ? {} : { family }),
  };
}
