import type { Db, Document } from 'mongodb';
import type { CounterRow, PassRow, Snapshot, TicketRow } from './evidence.ts';

/** The database of passes, on the same engine. */
export const PASSES_DATABASE = 'turno_passes';

/** Runs a read over a connection of its own: a client that outlives its engine can stay stuck for good. */
export type ReadDatabase = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Reads the stored state. This file alone knows the names of stored fields. */
export async function readSnapshot(db: Db): Promise<Snapshot> {
  const passesDb = db.client.db(PASSES_DATABASE);
  const [tickets, counters, passes, transfers, activations] = await Promise.all([
    // An abandoned number is stored among the tickets as void.
    db
      .collection('tickets')
      .find({ state: { $ne: 'void' } })
      .toArray(),
    db.collection('counters').find().toArray(),
    passesDb.collection('passes').find().toArray(),
    passesDb.collection('pass_transfers').find({ state: 'committed' }).toArray(),
    passesDb.collection('pass_activations').find({ isApplied: false }).toArray(),
  ]);
  return {
    tickets: tickets.map(ticketRow),
    counters: counters.map(counterRow),
    passes: passes.map(passRow),
    unfinishedPasses: [...transfers, ...activations].map(({ _id }) => String(_id)),
  };
}

/** Waiting tickets, or those of them with these ids. */
export async function readWaiting(db: Db, ids?: readonly string[]): Promise<TicketRow[]> {
  const filter = ids
    ? { _id: { $in: [...ids] as never[] }, state: 'waiting' }
    : { state: 'waiting' };
  return (await db.collection('tickets').find(filter).toArray()).map(ticketRow);
}

/** Tickets of these counters that hold seats, or those of them with these ids. */
export async function readSeated(
  db: Db,
  counterIds: readonly number[],
  ids?: readonly string[],
): Promise<TicketRow[]> {
  const filter = {
    counterId: { $in: [...counterIds] },
    state: { $nin: ['cancelled', 'void'] },
    ...(ids ? { _id: { $in: [...ids] as never[] } } : {}),
  };
  return (await db.collection('tickets').find(filter).toArray()).map(ticketRow);
}

/** The number each counter serves. */
export async function readServed(db: Db): Promise<Map<number, number>> {
  const found = db
    .collection<{ _id: number; current: number }>('counters')
    .find({}, { projection: { current: 1 } });
  return new Map((await found.toArray()).map(({ _id, current }) => [_id, current]));
}

function ticketRow(ticket: Document): TicketRow {
  return {
    id: String(ticket._id),
    counterId: ticket.counterId,
    queueId: ticket.queueId,
    number: ticket.number,
    userId: ticket.userId,
    paxCount: ticket.paxCount,
    state: ticket.state,
    callId: ticket.callId ?? null,
    callExpected: ticket.callExpected ?? null,
    wasCalled: Boolean(ticket.executedAt ?? ticket.callId),
    wasCancelled: Boolean(ticket.canceledAt),
    checkedInAt: ticket.checkedInAt ? new Date(ticket.checkedInAt).toISOString() : null,
    hasPendingEffects: ticket.sideEffectsDue === true,
    allowanceSlot: ticket.active === true ? (ticket.slot ?? null) : null,
  };
}

function counterRow(counter: Document): CounterRow {
  return {
    id: counter._id as unknown as number,
    queueId: counter.queueId,
    date: counter.date,
    time: counter.time ?? null,
    next: counter.lastNumber,
    current: counter.current,
    pending: Object.keys(counter.pendingTickets ?? {}).map(Number),
    voided: counter.voided ?? [],
    bookedIds: (counter.bookings ?? []).map(({ ticketId }: { ticketId: string }) => ticketId),
    hasGroupCall: counter.groupCall !== undefined,
  };
}

function passRow(pass: Document): PassRow {
  const uses: Document[] = pass.usages ?? [];
  return {
    id: Number(pass._id),
    userId: pass.userId,
    personId: pass.passOwnerId,
    transfers: pass.transfers,
    activations: pass.activatedOn.length,
    uses: uses.map(({ ticketId, state, enteredAt }) => ({
      ticketId,
      isConfirmed: state === 'confirmed',
      hasEntered: Boolean(enteredAt),
    })),
  };
}
