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
  /** What a command before changes at the counter, unless it is stored there. */
  change: DeskChange | null;
  /** The intent to move it, unless it is completed. */
  move: TicketMove | null;
  hasCommand: (id: string) => boolean;
  /** What that command left; `null` from an older release. */
  leftBy: (id: string) => TicketLeft | null;
  /** Whether what follows from its call is not applied yet. */
  hasEffectsDue: boolean;
};

type Slots = { take(ticket: TicketDocument): Promise<boolean> };

/** What desks do with called tickets: one update of the ticket decides and stores what follows at its counter. */
export function createDeskCommands(tickets: Collection<TicketDocument>, slots: Slots) {
  const counters = tickets.db.collection<CounterDocument>('counters');
  return {
    /** A ticket as a decision needs it. */
    async find(counterId: number, number: number): Promise<CommandedTicket | null> {
      const found = await tickets.findOne({ counterId, number, ...IS_TICKET });
      return found && commandedTicket(found);
    },
    /** Applies a command to the ticket as it was found; `null` when the ticket has changed since. */
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
          // The erasure of its holder changes what the ticket may become.
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
    /** Stores at the counter what a command changes there, any number of times; a later command's change stays. */
    async finish({ id, counterId }: TicketRecord, change: DeskChange): Promise<void> {
      if (change.isReturn) {
        const waiting = await tickets.findOne({ _id: id, counterId, state: 'waiting' });
        // Others of its holder may have taken them meanwhile: no new ticket gets more than is allowed.
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
    /** Tickets with a change that their counter does not show yet, a bounded batch. */
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

/** Says before a ticket waits out of the order of the numbers that one may. */
export async function beginReorder(
  counters: Collection<CounterDocument>,
  _id: number,
): Promise<void> {
  await counters.updateOne({ _id, returns: { $exists: false } }, { $set: { returns: 1 } });
}
