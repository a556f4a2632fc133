import { duplicateIndex, journaled } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import type { ClientBulkWriteModel, Collection } from 'mongodb';
import {
  type ActivityDocument,
  type ActivityLine,
  activityDocument,
} from '../../activity/index.ts';
import type { Actor } from '../../core/index.ts';
import { type Schemas, servedWrite } from '../../line-up/index.ts';
import { type TicketDocument, type TicketRecord, ticketEvent } from '../../tickets/index.ts';
import { type CalledBefore, groupFirst } from '../rules/group-call.ts';
import { type CommandClaim, claimOf } from './command-claims.ts';

/** The call of one ticket by one command. */
export type Call = {
  /** The waiting ticket. */
  ticket: TicketRecord;
  callId: string;
  /** Whether the call also claims the command's id for the counter. */
  isClaiming: boolean;
  /** The desk that calls; absent for the desk without a name. */
  desk?: Desk;
  /** The position of this desk's last call when the command was decided. */
  callAfter: number;
  callExpected: number | null;
  /** The previous call of the same command at this counter: both are served together (S-03). */
  before?: CalledBefore;
  at: Date;
  /** The caller, for the activity; absent if no line is recorded. */
  by?: Actor;
};

export type WriteOptions = {
  /** Whether the same write also updates the counter. */
  withEffects: boolean;
  hasWebhooks: boolean;
  /** How many tickets had come back to wait when these were read (S-21). */
  returns: number;
};

type CallSchemas = Schemas & {
  [claims: `${string}.idempotencyRecords`]: CommandClaim;
  [lines: `${string}.activities`]: ActivityDocument;
};
type Write = ClientBulkWriteModel<CallSchemas>;

/**
 * Calls tickets of one counter in order and, if asked to, updates the counter, in one database command; returns how many it
 * called. The command stops at a group in progress, at a ticket that came back to wait, at an id that is already claimed, at a
 * ticket that no longer waits and at a call that a unique index rejects; the side effects are then left out. It is not a
 * transaction: a database that dies in between leaves called tickets flagged, so that their side effects are applied later.
 */
export async function writeCalls(
  tickets: Collection<TicketDocument>,
  calls: readonly Call[],
  { withEffects, hasWebhooks, returns }: WriteOptions,
): Promise<number> {
  const { client, databaseName } = tickets.db;
  const writes = calls.map((call) => [
    ...(call.isClaiming ? [claimWrite(databaseName, call)] : []),
    callWrite(databaseName, call, hasWebhooks),
    ...(call.by ? [lineWrite(databaseName, call, call.by)] : []),
  ]);
  const [first] = calls;
  if (!first) return 0;
  const all: Write[] = [
    fence(databaseName, first.ticket.counterId, returns),
    ...writes.flat(),
    ...(withEffects ? [servedWrite(databaseName, calls.map(calledTicket))] : []),
  ];
  try {
    await client.bulkWrite<CallSchemas>(all);
    return calls.length;
  } catch (error) {
    const rejected = duplicateIndex(error);
    if (rejected === null) throw error;
    const ends = writes.map((_each, index) => writes.slice(0, index + 1).flat().length);
    const count = ends.filter((end) => end < rejected).length;
    // After a violation the engine may not have waited for the journal of the earlier writes.
    if (count > 0) await journaled(tickets);
    return count;
  }
}

/** A waiting ticket after its call. */
export function calledTicket(call: Call): TicketRecord {
  const { ticket, at, callExpected, callAfter, desk } = call;
  const called = { ...ticket, state: 'called' as const, executedAt: at, callExpected, callAfter };
  return { ...called, ...(desk ? { desk } : {}), ...groupOf(call) };
}

/** S-03: pages identify people who are called together by a first and a last number. */
function groupOf({ before, callAfter }: Call) {
  const callFirst = before && groupFirst(before, callAfter);
  return callFirst === undefined ? {} : { callFirst };
}

/**
 * A fence: matches the counter, without changing it, unless a group is in progress or a ticket came back to wait. Where it does
 * not match, the upsert tries to insert a document whose id exists, and the ordered command stops there. The same holds for a
 * ticket that no longer waits.
 */
function fence(databaseName: string, _id: number, returns: number): Write {
  return {
    namespace: `${databaseName}.counters`,
    name: 'updateOne',
    filter: { _id, groupCall: { $exists: false }, returns: returnsOf(returns) },
    update: { $unset: { groupCall: 1 } },
    upsert: true,
  };
}

/** Counters to which no ticket came back do not store the field. */
export function returnsOf(returns = 0) {
  return returns === 0 ? { $not: { $gt: 0 } } : returns;
}

function claimWrite(databaseName: string, { callId, ticket: { counterId }, at }: Call): Write {
  return {
    namespace: `${databaseName}.idempotencyRecords`,
    name: 'insertOne',
    document: claimOf(callId, { counterId, at }),
  };
}

/** The line of a call is written with it, so that recording costs no round trip (S-08). */
function lineWrite(databaseName: string, { callId, ticket, at, desk }: Call, by: Actor): Write {
  const line = callLine(ticket, { at, by, ...(desk ? { desk } : {}) });
  return {
    namespace: `${databaseName}.activities`,
    name: 'insertOne',
    document: activityDocument(callId, line),
  };
}

/** The line of a call in the activity. */
export function callLine(
  { merchantId, queueId, counterId, number }: TicketRecord,
  { at, by, desk }: { at: Date; by: Actor; desk?: Desk | undefined },
): ActivityLine {
  const ids = { merchantId, queueId, counterId, number };
  return { ...ids, ...by, at, kind: 'call', ...(desk ? { deskId: desk.id } : {}) };
}

function callWrite(databaseName: string, call: Call, hasWebhooks: boolean): Write {
  const { ticket, callId, callAfter } = call;
  const { state, executedAt, callExpected, desk } = calledTicket(call);
  const called = { state, executedAt, callExpected, callId, callAfter, ...(desk ? { desk } : {}) };
  return {
    namespace: `${databaseName}.tickets`,
    name: 'updateOne',
    filter: { _id: ticket.id, counterId: ticket.counterId, state: 'waiting' },
    update: {
      $set: { ...called, ...groupOf(call), sideEffectsDue: true },
      $unset: { active: 1, move: 1 },
      ...(hasWebhooks ? { $push: { eventsDue: callEvent(ticket.id, call) } } : {}),
    },
    upsert: true,
  };
}

/**
 * The event of a call, stored on its ticket with the call, so that it exists once, however often the side effects are applied.
 */
export function callEvent(
  ticketId: string,
  { callId, at, desk }: Pick<Call, 'callId' | 'at' | 'desk'>,
) {
  const cause = { ticketId, commandId: callId, at, desk: desk?.name ?? null };
  return ticketEvent('ticket.called', cause);
}
