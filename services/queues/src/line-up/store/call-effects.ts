import { createDelayedBatches } from '@turno/kit';
import type { ClientBulkWriteModel, Collection } from 'mongodb';
import { deskCallOf, deskKey, latestCalls, positionOf } from '../../queue-days/index.ts';
import {
  type DeskCall,
  servedUpTo,
  type TicketDocument,
  type TicketRecord,
} from '../../tickets/index.ts';
import { ofUser } from './allowance-slot-documents.ts';
import type { Schemas } from './number-batch.ts';

/** No response depends on these writes: they are derived from the tickets, so writes lost in a crash are repeated. */
const NOT_JOURNALED = { writeConcern: { w: 1, journal: false } } as const;
/** If the holder takes another number before this, that request releases the slot. */
const RELEASE_AFTER_MS = 50;
const MAX_RELEASED = 200;

type Write = ClientBulkWriteModel<Schemas>;
type Called = Pick<TicketRecord, 'id' | 'userId' | 'counterId' | 'number' | 'executedAt'>;

/** The side effects of calls. */
export function createCallEffects(
  tickets: Collection<TicketDocument>,
  onError: (error: unknown) => void,
) {
  const { client, databaseName } = tickets.db;
  const write = (writes: Write[]) => client.bulkWrite<Schemas>(writes, NOT_JOURNALED);

  /** Releases what these calls left, unless another process already has: the ticket may wait again by now (S-21). */
  async function release(counterId: number, calls: readonly Called[]): Promise<void> {
    const due = tickets.find(dueOf(counterId, calls), {
      projection: { userId: 1, counterId: 1, number: 1, executedAt: 1 },
    });
    const called = (await due.toArray()).map(({ _id: id, ...ticket }) => ({ ...ticket, id }));
    if (called.length > 0) await write(releaseWrites(databaseName, called));
  }

  return {
    /** Applies the side effects of a call in one database command. */
    async apply(ticket: TicketRecord): Promise<void> {
      await write([servedWrite(databaseName, [ticket]), ...releaseWrites(databaseName, [ticket])]);
    },
    /** Releases the slot and the flag of a call in the background; the call itself has updated the counter. */
    releaseLater: createDelayedBatches<Called>(release, {
      delayMs: RELEASE_AFTER_MS,
      maxItems: MAX_RELEASED,
      onError,
    }),
  };
}

/**
 * Records calls on their counter. Neither the number being served nor the latest call of a desk decreases, however late they
 * are recorded.
 */
export function servedWrite(databaseName: string, called: readonly TicketRecord[]): Write {
  const [{ counterId } = { counterId: 0 }] = called;
  const latest = latestCalls(called.map(deskCallOf)).map((call) => [
    `deskCalls.${deskKey(call.desk?.id)}`,
    comparableCall(call),
  ]);
  const current = Math.max(...called.map(servedUpTo));
  return {
    namespace: `${databaseName}.counters`,
    name: 'updateOne',
    filter: { _id: counterId },
    update: { $max: { current, ...Object.fromEntries(latest) } },
  };
}

/**
 * A call in the form that `$max` compares field by field: first its position in the chain of its desk, then its time, because a
 * number whose call was taken back may be called again (S-21).
 */
function comparableCall(call: DeskCall): DeskCall {
  const order = { position: positionOf(call), at: call.at };
  return { ...order, ...call, ...order };
}

/** Releases the holders' slots, unless taken since by a ticket that came back to wait, and removes the flags of the tickets. */
function releaseWrites(databaseName: string, called: readonly Called[]): Write[] {
  const [{ counterId } = { counterId: 0 }] = called;
  const slots = called.map(({ id: ticketId, userId, number, executedAt }) => ({
    ...ofUser(userId),
    ticketId,
    counterId,
    number,
    ...(executedAt ? { returnedAt: { $not: { $gt: executedAt } } } : {}),
  }));
  return [
    { namespace: `${databaseName}.allowances`, name: 'deleteMany', filter: { $or: slots } },
    {
      namespace: `${databaseName}.tickets`,
      name: 'updateMany',
      filter: dueOf(counterId, called),
      update: { $unset: { sideEffectsDue: 1 } },
    },
  ];
}

/**
 * Tickets that are flagged by exactly these calls: a ticket may have ended since, or waited again and been called again (S-21).
 */
function dueOf(counterId: number, called: readonly Called[]) {
  return {
    _id: { $in: called.map(({ id }) => id) },
    counterId,
    state: 'called' as const,
    sideEffectsDue: true as const,
    executedAt: { $in: called.map(timeOf) },
  };
}

const timeOf = ({ executedAt }: Called) => executedAt;
