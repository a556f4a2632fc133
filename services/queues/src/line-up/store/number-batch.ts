import { duplicateIndex, journaled } from '@turno/kit';
import type { Collection, Filter, UpdateFilter } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import type { TicketDocument } from '../../tickets/index.ts';
import { type AllowanceSlotDocument, allowanceSlotsOf } from './allowance-slot-documents.ts';

export type Collections = {
  counters: Collection<CounterDocument>;
  tickets: Collection<TicketDocument>;
};
type Batch = {
  /** Matches the counter by its id, as long as it is unchanged. */
  filter: Filter<CounterDocument>;
  update: UpdateFilter<CounterDocument>;
  documents: readonly TicketDocument[];
};

/** The collections that one command writes to. */
export type Schemas = {
  [counters: `${string}.counters`]: CounterDocument;
  [allowances: `${string}.allowances`]: AllowanceSlotDocument;
  [tickets: `${string}.tickets`]: TicketDocument;
};

/**
 * Writes numbers and their tickets with one command: first the counter, then the slots of the allowances, then the tickets in
 * order, up to the first write that a unique index rejects. Returns how many tickets were inserted; `null` when the counter had
 * changed and nothing was written. It is not a transaction: a database that dies in between may leave numbers without tickets,
 * which stay pending.
 */
export async function writeBatch(
  { counters, tickets }: Collections,
  { filter, update, documents }: Batch,
): Promise<number | null> {
  const { client, databaseName } = counters.db;
  const slots = documents.flatMap(allowanceSlotsOf);
  try {
    await client.bulkWrite<Schemas>([
      // If the counter does not match, the upsert tries to insert a document whose id exists, and the command stops.
      { namespace: `${databaseName}.counters`, name: 'updateOne', filter, update, upsert: true },
      ...slots.map((document) => ({
        namespace: `${databaseName}.allowances` as const,
        name: 'insertOne' as const,
        document,
      })),
      ...documents.map((document) => ({
        namespace: `${databaseName}.tickets` as const,
        name: 'insertOne' as const,
        document,
      })),
    ]);
    return documents.length;
  } catch (error) {
    const refused = duplicateIndex(error);
    if (refused === null) throw error;
    if (refused === 0) return null;
    // After a violation the engine may not have waited for the journal of the earlier writes.
    await journaled(tickets);
    return Math.max(0, refused - 1 - slots.length);
  }
}
