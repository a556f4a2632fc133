import type { Collection, Document, UpdateFilter } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import {
  type DeskChange,
  IS_TICKET,
  NOBODY_INSIDE,
  type TicketDocument,
  type TicketEvent,
  type TicketLeft,
  type TicketMove,
  type TicketRecord,
  ticketEvent,
  ticketRecord,
} from '../../tickets/index.ts';
import type { DeskCommandKind } from '../rules/desk-command.ts';

/** Commands a ticket remembers, so that each of them takes effect once. */
export const REMEMBERED = 30;

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

type DeskCommand = {
  kind: DeskCommandKind;
  at: Date;
  desk: TicketRecord['desk'] | null;
  change: DeskChange;
  left: TicketLeft;
  hasWebhooks: boolean;
  /** The sort key of a ticket that is put back. */
  order: Pick<TicketRecord, 'sortKey' | 'waitsSince'>;
};

type Slots = { take(ticket: TicketDocument): Promise<boolean> };

const EVENTS = {
  'call-again': 'ticket.called_again',
  'not-come': 'ticket.not_come',
  'put-back': 'ticket.put_back',
  'take-back': 'ticket.taken_back',
} as const satisfies Record<DeskCommandKind, TicketEvent['event']>;

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
          ...{ _id: id, counterId, state: 'called', checkedInAt: null, deskChange: absent },
          // The erasure of its holder changes what the ticket may become.
          ...{ userId, executedAt, sideEffectsDue: absent },
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

function updateOf(ticketId: string, command: DeskCommand): UpdateFilter<TicketDocument> {
  const { kind, at, desk, change, left, hasWebhooks } = command;
  const calledAgain = { at, ...(desk ? { desk } : {}) };
  return {
    $set: {
      deskChange: change,
      ...(kind === 'call-again' ? { calledAgain } : { asideAt: at }),
    },
    $unset: { move: 1, ...(kind === 'call-again' ? { asideAt: 1 as const } : {}) },
    $push: {
      deskCommandIds: { $each: [change.commandId], $slice: -REMEMBERED },
      commandsLeft: { $each: [{ id: change.commandId, ...left }], $slice: -REMEMBERED },
      ...(hasWebhooks ? { eventsDue: eventOf(ticketId, command) } : {}),
    },
  };
}

function eventOf(ticketId: string, { kind, at, desk, change }: DeskCommand): TicketEvent {
  const cause = { ticketId, commandId: change.commandId, at };
  const isCall = kind === 'call-again';
  return ticketEvent(EVENTS[kind], { ...cause, ...(isCall ? { desk: desk?.name ?? null } : {}) });
}

/** What a call leaves on its ticket. */
const LEFT = [
  ...['callId', 'callAfter', 'callPax', 'callFirst', 'desk', 'asideAt', 'calledAgain'],
  'move',
];

/** The ticket waits again as if it had not been called; the command that called it stays known. */
function returnOf(ticketId: string, command: DeskCommand): Document[] {
  const { kind, at, change, left, hasWebhooks, order } = command;
  const { commandId } = change;
  const commandLeft = { $literal: { id: commandId, ...left } };
  const past = ['callId', 'callExpected', 'callPax', 'desk', 'executedAt'] as const;
  const call = Object.fromEntries(past.map((field) => [field, `$${field}`]));
  const added = (list: string, value: unknown) => ({
    $concatArrays: [{ $ifNull: [`$${list}`, []] }, [value]],
  });
  return [
    {
      $set: {
        ...{ state: 'waiting', executedAt: null, callExpected: null, active: true },
        ...{ returnedAt: at, deskChange: { $literal: change }, ...order },
        ...(kind === 'put-back' ? { putBackAt: at } : {}),
        pastCalls: added('pastCalls', call),
        deskCommandIds: { $slice: [added('deskCommandIds', commandId), -REMEMBERED] },
        commandsLeft: { $slice: [added('commandsLeft', commandLeft), -REMEMBERED] },
        ...(hasWebhooks
          ? { eventsDue: added('eventsDue', { $literal: eventOf(ticketId, command) }) }
          : {}),
      },
    },
    { $unset: [...LEFT, ...(kind === 'put-back' ? [] : ['putBackAt'])] },
  ];
}
