import type { ClientBulkWriteModel, Collection } from 'mongodb';
import { deskCallOf, latestCalls, positionOf } from '../../queue-days/index.ts';
import { servedUpTo, type TicketDocument, type TicketRecord } from '../../tickets/index.ts';
import type { Schemas } from './number-batch.ts';

/** No reply depends on these writes: what a crash takes of them follows from the tickets, and is written again. */
const NOT_JOURNALED = { writeConcern: { w: 1, journal: false } } as const;

/** What follows from a call. */
export function createCallEffects(tickets: Collection<TicketDocument>) {
  const { client, databaseName } = tickets.db;
  return {
    /** Applies what follows from a call, in one command. */
    async apply(ticket: TicketRecord): Promise<void> {
      const effects = callEffectsOf(databaseName, [ticket]);
      await client.bulkWrite<Schemas>(effects, NOT_JOURNALED);
    },
  };
}

/**
 * The writes that follow from calls at one counter, in their order: they record the calls on the counter, release the
 * holders' slots and take the flags off the tickets. Neither the number being served nor the latest call of a desk goes
 * back, however late they are applied.
 */
export function callEffectsOf(
  databaseName: string,
  called: readonly TicketRecord[],
): ClientBulkWriteModel<Schemas>[] {
  const [{ counterId } = { counterId: 0 }] = called;
  const ids = called.map(({ id }) => id);
  // A ticket whose call was taken back may be called again: the flag of that call stays (S-21).
  const ofTheseCalls = { executedAt: { $in: called.map(({ executedAt }) => executedAt) } };
  return [
    {
      namespace: `${databaseName}.counters`,
      name: 'updateOne',
      filter: { _id: counterId },
      update: [{ $set: servedNumbers(called) }],
    },
    ...called.map(({ id: ticketId, userId, number }) => ({
      namespace: `${databaseName}.allowances` as const,
      name: 'deleteMany' as const,
      filter: { _id: { $gte: `${userId}:`, $lt: `${userId};` }, ticketId, counterId, number },
    })),
    {
      namespace: `${databaseName}.tickets`,
      name: 'updateMany',
      filter: { _id: { $in: ids }, counterId, sideEffectsDue: true, ...ofTheseCalls },
      update: { $unset: { sideEffectsDue: 1 } },
    },
  ];
}

/** The served number and the latest call of each desk, as far as these calls are newer. */
function servedNumbers(called: readonly TicketRecord[]) {
  const latest = latestCalls(called.map(deskCallOf)).map((call) => {
    const path = `deskCalls.${call.desk?.id ?? 0}`;
    const position = positionOf(call);
    const known = { $ifNull: [`$${path}.position`, `$${path}.number`, 0] };
    // A number that was taken back may be called a second time (S-21).
    const isNewer = {
      $or: [
        { $gt: [position, known] },
        { $and: [{ $eq: [position, known] }, { $gt: [call.at, `$${path}.at`] }] },
      ],
    };
    return [path, { $cond: [isNewer, { $literal: call }, `$${path}`] }];
  });
  const numbers = called.map(servedUpTo);
  return { current: { $max: ['$current', ...numbers] }, ...Object.fromEntries(latest) };
}
