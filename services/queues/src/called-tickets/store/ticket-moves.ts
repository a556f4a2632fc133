import type { MovedTo } from '@turno/shared-types';
import type { Collection, UpdateFilter } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import {
  type DeskChange,
  NOBODY_INSIDE,
  type TicketDocument,
  type TicketMove,
  type TicketRecord,
  ticketEvent,
  ticketRecord,
} from '../../tickets/index.ts';
import { beginReorder } from './desk-commands.ts';
import { REMEMBERED } from './desk-updates.ts';

type End = {
  movedTo: MovedTo;
  isCarriedOver: boolean;
  change: DeskChange | null;
  hasWebhooks: boolean;
};

const absent = { $exists: false } as const;
const MOVING = { 'move.id': { $exists: true } };
const ARRIVING = { 'arriving.moveId': { $exists: true } };

/**
 * Moves of tickets to other queues (S-21). The ticket stores the intent; then its holder gets a number of the other queue; then
 * one update, which requires this intent, ends the ticket and names the new one.
 */
export function createTicketMoves(tickets: Collection<TicketDocument>) {
  const counters = tickets.db.collection<CounterDocument>('counters');
  return {
    ...createArrivals(tickets),
    ...createUnfinished(tickets),
    /** Stores the intent on a ticket that has none and is unchanged since it was read; returns whether it did. */
    async intend(
      { id, counterId, userId, state, executedAt }: TicketRecord,
      move: TicketMove,
    ): Promise<boolean> {
      const { modifiedCount } = await tickets.updateOne(
        {
          _id: id,
          counterId,
          userId,
          state,
          executedAt,
          checkedInAt: null,
          move: absent,
          arriving: absent,
          ...NOBODY_INSIDE,
        },
        { $set: { move } },
      );
      return modifiedCount === 1;
    },
    beginReorder: (counterId: number) => beginReorder(counters, counterId),
    /**
     * Announces that a ticket waits out of the order of the numbers, so that processes discard the next tickets that they know.
     */
    async endReorder(counterId: number): Promise<void> {
      await counters.updateOne({ _id: counterId }, { $inc: { returns: 1 } });
    },
    /** Ends the ticket as moved; `null` when it has changed since the intent, or the intent was completed or dropped. */
    async end(
      { id, counterId, userId }: TicketRecord,
      move: TicketMove,
      end: End,
    ): Promise<TicketRecord | null> {
      const after = await tickets.findOneAndUpdate(
        {
          _id: id,
          counterId,
          userId,
          'move.id': move.id,
          state: move.executedAt ? 'called' : 'waiting',
          executedAt: move.executedAt,
          checkedInAt: null,
          sideEffectsDue: absent,
          deskChange: absent,
          ...NOBODY_INSIDE,
        },
        endOf(id, move, end),
        { returnDocument: 'after' },
      );
      return after && ticketRecord(after);
    },
    /** Drops the intent; the ticket stays where it is. */
    async drop({ id, counterId }: TicketRecord, move: TicketMove): Promise<void> {
      await tickets.updateOne({ _id: id, counterId, 'move.id': move.id }, { $unset: { move: 1 } });
    },
  };
}

function createArrivals(tickets: Collection<TicketDocument>) {
  return {
    /** Records that the old ticket has ended, so that desks may call this one. */
    async arrive({ id, counterId }: TicketRecord): Promise<void> {
      await tickets.updateOne({ _id: id, counterId, ...ARRIVING }, { $unset: { arriving: 1 } });
    },
  };
}

function createUnfinished(tickets: Collection<TicketDocument>) {
  return {
    /** A bounded batch of tickets whose move is not complete. */
    async findUnfinished(limit: number): Promise<{ ticket: TicketRecord; move: TicketMove }[]> {
      const found = await tickets.find(MOVING).limit(limit).toArray();
      return found.flatMap(({ move, ...document }) =>
        move ? [{ ticket: ticketRecord(document), move }] : [],
      );
    },
    /** A bounded batch of new tickets whose move is not complete. */
    async findArriving(limit: number): Promise<TicketRecord[]> {
      const found = tickets.find(ARRIVING).limit(limit);
      return (await found.toArray()).map(ticketRecord);
    },
  };
}

function endOf(
  ticketId: string,
  { commandId, at }: TicketMove,
  { movedTo, isCarriedOver, change, hasWebhooks }: End,
): UpdateFilter<TicketDocument> {
  return {
    $set: {
      state: 'cancelled',
      canceledAt: at,
      endReason: 'moved',
      movedTo,
      ...(isCarriedOver ? { isCarriedOver } : {}),
      sideEffectsDue: true,
      ...(change ? { deskChange: change } : {}),
    },
    $unset: { move: 1, active: 1, asideAt: 1 },
    $push: {
      deskCommandIds: { $each: [commandId], $slice: -REMEMBERED },
      ...(hasWebhooks ? { eventsDue: ticketEvent('ticket.moved', { ticketId, at, movedTo }) } : {}),
    },
  };
}
