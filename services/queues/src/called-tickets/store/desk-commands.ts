import type { Collection } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import {
  type DeskChange,
  IS_TICKET,
  NOBODY_INSIDE,
  type TicketDocument,
  type TicketLeft,
  type TicketMove,
  type TicketRecord,
  ticketRecord,
} from '../../tickets/index.ts';
import { type DeskCommand, returnOf, updateOf } from './desk-updates.ts';

export type CommandedTicket = {
  ticket: TicketRecord;
  /** The change that a previous command makes to the counter, if the counter does not have it yet. */
  change: DeskChange | null;
  /** The intent to move the ticket, if the move is not complete. */
  move: TicketMove | null;
  hasCommand: (id: string) => boolean;
  /** The state that this command left; `null` from an older release. */
  leftBy: (id: string) => TicketLeft | null;
  /** Whether the side effects of its call are still to be applied. */
  hasEffectsDue: boolean;
};

type Slots = { take(ticket: TicketDocument): Promise<boolean> };

/** Commands of desks on called tickets: one update of the ticket decides and stores the change of its counter. */
export function createDeskCommands(tickets: Collection<TicketDocument>, slots: Slots) {
  const counters = tickets.db.collection<CounterDocument>('counters');
  return {
    /** A ticket with everything that a decision needs. */
    async find(counterId: number, number: number): Promise<CommandedTicket | null> {
      const found = await tickets.findOne({ counterId, number, ...IS_TICKET });
      return found && commandedTicket(found);
    },
    /** Applies a command to the ticket as it was read; `null` when the ticket has changed since. */
    async apply(
      { id, userId, calledAgain, asideAt, counterId, executedAt }: TicketRecord,
      command: DeskCommand,
    ) {
      const absent = { $exists: false };
      if (command.order.sortKey !== undefined) await beginReorder(counters, counterId);
      const after = await tickets.findOneAndUpdate(
        {
          _id: id,
          counterId,
          state: 'called',
          checkedInAt: null,
          deskChange: absent,
          // The erasure of its holder limits what the ticket may become.
          userId,
          executedAt,
          sideEffectsDue: absent,
          deskCommandIds: { $ne: command.change.commandId },
          'calledAgain.at': calledAgain?.at ?? absent,
          asideAt: asideAt ?? absent,
          ...(command.change.isReturn ? NOBODY_INSIDE : {}),
        },
        command.change.isReturn ? returnOf(id, command) : updateOf(id, command),
        { returnDocument: 'after' },
      );
      return after && ticketRecord(after);
    },
    /** Stores the change of a command at the counter. Idempotent; the change of a later command stays. */
    async finish({ id, counterId }: TicketRecord, change: DeskChange): Promise<void> {
      if (change.isReturn) {
        const waiting = await tickets.findOne({ _id: id, counterId, state: 'waiting' });
        // Other tickets of the holder may have taken the slots meanwhile; then this ticket exceeds the allowance, and no new
        // one may.
        if (waiting) await slots.take(waiting);
        await counters.updateOne({ _id: counterId }, { $inc: { returns: 1 } });
      }
      for (const { deskId, override } of change.overrides) {
        const path = `deskOverrides.${deskId}`;
        await counters.updateOne(
          { _id: counterId, [`${path}.at`]: { $not: { $gt: override.at } } },
          { $set: { [path]: override } },
        );
      }
      await tickets.updateOne(
        { _id: id, counterId, 'deskChange.commandId': change.commandId },
        { $unset: { deskChange: 1 } },
      );
    },
    /** A bounded batch of tickets with a change that their counter does not have yet. */
    async findUnfinished(limit: number): Promise<{ ticket: TicketRecord; change: DeskChange }[]> {
      const found = tickets.find({ 'deskChange.commandId': { $exists: true } }).limit(limit);
      return (await found.toArray()).flatMap(({ deskChange: change, ...document }) =>
        change ? [{ ticket: ticketRecord(document), change }] : [],
      );
    },
  };
}

function commandedTicket(found: TicketDocument): CommandedTicket {
  const { deskChange: change = null, deskCommandIds = [], commandsLeft = [], move = null } = found;
  return {
    ticket: ticketRecord(found),
    change,
    move,
    hasCommand: (id) => deskCommandIds.includes(id),
    leftBy: (id) => commandsLeft.find((each) => each.id === id) ?? null,
    hasEffectsDue: found.sideEffectsDue === true,
  };
}

/** Marks the counter before a ticket waits out of the order of the numbers. */
export async function beginReorder(
  counters: Collection<CounterDocument>,
  _id: number,
): Promise<void> {
  await counters.updateOne({ _id, returns: { $exists: false } }, { $set: { returns: 1 } });
}
