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
  /** Matches the counter by its id, as long as nothing has changed. */
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
 * Writes numbers and their tickets with one command: first the counter, then the slots of the allowances, then the tickets
 * in their order, up to the first write that something unique refuses. Returns how many tickets were inserted; `null` when the counter had changed and nothing was
 * written. It is no transaction: a database that dies on the way may leave numbers without tickets, which stay pending.
 */
export async function writeBatch(
  { counters, tickets }: Collections,
  { filter, update, documents }: Batch,
): Promise<number | null> {
  const { client, databaseName } = counters.db;
  const slots = documents.flatMap(allowanceSlotsOf);
  try {
    await client.bulkWrite<Schemas>([
      // A counter that does not match would be made anew, which its id forbids: the command ends there.
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
    // Beside a violation the engine may not have waited for what it wrote before.
    await journaled(tickets);
    return Math.max(0, refused - 1 - slots.length);
  }
}
