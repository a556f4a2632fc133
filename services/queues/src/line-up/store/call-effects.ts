import type { Collection } from 'mongodb';
import { type CounterDocument, deskCallOf } from '../../queue-days/index.ts';
import type { TicketDocument, TicketRecord } from '../../tickets/index.ts';
import type { AllowanceSlotDocument } from './allowance-slots.ts';

type Schemas = {
  [counters: `${string}.counters`]: CounterDocument;
  [allowances: `${string}.allowances`]: AllowanceSlotDocument;
  [tickets: `${string}.tickets`]: TicketDocument;
};

/** No reply depends on these writes: what a crash takes of them follows from the tickets, and is written again. */
const NOT_JOURNALED = { writeConcern: { w: 1, journal: false } } as const;

/** What follows from a call. */
export function createCallEffects(tickets: Collection<TicketDocument>) {
  const { client, databaseName } = tickets.db;
  return {
    /**
     * Records a call on its counter, releases the holder's slots and takes the flag off the ticket, in one command and in this
     * order. Neither the number being served nor the latest call of a desk goes back, however late this comes.
     */
    async apply(ticket: TicketRecord): Promise<void> {
      const { id: ticketId, counterId, number, userId } = ticket;
      const call = deskCallOf(ticket);
      const path = `deskCalls.${call.desk?.id ?? 0}`;
      const isNewer = { $gt: [call.number, { $ifNull: [`$${path}.number`, 0] }] };
      const latest = { $cond: [isNewer, { $literal: call }, `$${path}`] };
      const current = { $max: ['$current', number] };
      const ofUser = { $gte: `${userId}:`, $lt: `${userId};` };
      await client.bulkWrite<Schemas>(
        [
          {
            namespace: `${databaseName}.counters`,
            name: 'updateOne',
            filter: { _id: counterId },
            update: [{ $set: { current, [path]: latest } }],
          },
          {
            namespace: `${databaseName}.allowances`,
            name: 'deleteMany',
            filter: { _id: ofUser, ticketId, counterId, number },
          },
          {
            namespace: `${databaseName}.tickets`,
            name: 'updateOne',
            filter: { _id: ticketId, counterId },
            update: { $unset: { sideEffectsDue: 1 } },
          },
        ],
        NOT_JOURNALED,
      );
    },
  };
}
