import type { Document, UpdateFilter } from 'mongodb';
import {
  type DeskChange,
  type TicketDocument,
  type TicketEvent,
  type TicketLeft,
  type TicketRecord,
  ticketEvent,
} from '../../tickets/index.ts';
import type { DeskCommandKind } from '../rules/desk-command.ts';

/** How many commands a ticket remembers, so that each takes effect once. */
export const REMEMBERED = 30;

export type DeskCommand = {
  kind: DeskCommandKind;
  at: Date;
  desk: TicketRecord['desk'] | null;
  change: DeskChange;
  left: TicketLeft;
  hasWebhooks: boolean;
  /** The sort key of a ticket that is put back. */
  order: Pick<TicketRecord, 'sortKey' | 'waitsSince'>;
};

const EVENTS = {
  'call-again': 'ticket.called_again',
  'not-come': 'ticket.not_come',
  'put-back': 'ticket.put_back',
  'take-back': 'ticket.taken_back',
} as const satisfies Record<DeskCommandKind, TicketEvent['event']>;

/** The update of a called ticket that stays called. */
export function updateOf(ticketId: string, command: DeskCommand): UpdateFilter<TicketDocument> {
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

/** The fields that a call sets on its ticket. */
const LEFT = [
  'callId',
  'callAfter',
  'callPax',
  'callFirst',
  'desk',
  'asideAt',
  'calledAgain',
  'move',
];

/** The fields that are kept of a call that was taken back. */
const PAST = [
  'callId',
  'callExpected',
  'callPax',
  'callFirst',
  'callAfter',
  'desk',
  'executedAt',
] as const;

/** Lets the ticket wait again as if it had not been called; the command that called it is kept. */
export function returnOf(ticketId: string, command: DeskCommand): Document[] {
  const { kind, at, change, left, hasWebhooks, order } = command;
  const { commandId } = change;
  const commandLeft = { $literal: { id: commandId, ...left } };
  const call = Object.fromEntries(PAST.map((field) => [field, `$${field}`]));
  const added = (list: string, value: unknown) => ({
    $concatArrays: [{ $ifNull: [`$${list}`, []] }, [value]],
  });
  return [
    {
      $set: {
        state: 'waiting',
        executedAt: null,
        callExpected: null,
        active: true,
        returnedAt: at,
        deskChange: { $literal: change },
        ...order,
        ...(kind === 'put-back' ? { putBackAt: at } : {}),
        pastCalls: added('pastCalls', call),
        deskCommandIds: { $slice: [added('deskCommandIds', commandId), -REMEMBERED] },
        commandsLeft: { $slice: [added('commandsLeft', commandLeft), -REMEMBERED] },
        ...(hasWebhooks
          ? { eventsDue: added('eventsDue', { $literal: eventOf(ticketId, command) }) }
          : {}),
      },
    },
    { $unset: LEFT },
  ];
}
