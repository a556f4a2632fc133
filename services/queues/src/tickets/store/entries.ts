import { createBatches } from '@turno/kit';
import type { UndoReason } from '@turno/shared-types';
import type { Collection, Document, Filter } from 'mongodb';
import { hashedKey } from '../../core/index.ts';
import { ticketEvent } from '../rules/ticket-event.ts';
import { type TicketDocument, type TicketRecord, ticketRecord } from './ticket-documents.ts';
import type { TicketEntry } from './ticket-entry.ts';

type CheckIn = {
  id: string;
  /** The code by which the ticket was found; giving the ticket away changes its code. */
  code: string;
  nonce: string;
  at: Date;
  calledSince: Date;
  hasWebhooks: boolean;
  /** How many people enter; `null` means all who have not entered yet. */
  paxCount: number | null;
};

type Undo = {
  merchantId: number;
  counterId: number;
  number: number;
  nonce: string;
  at: Date;
  /** Entries before this instant cannot be undone. */
  enteredSince: Date;
  reason: UndoReason;
  /** Whether an API key, rather than a person, undoes it. */
  isByKey?: boolean;
};
/** Fields that only an undo stores. */
type OfUndo = 'peopleLeftAtUndo' | 'isUndoneByKey';

const BATCH_SIZE = 100;
/** How long a scan waits for others to share a batch with. */
const GATHER_MS = 3;

const ENTRIES: Document = { $ifNull: ['$entries', []] };
const INSIDE: Document = { $filter: { input: ENTRIES, cond: { $not: ['$$this.undoneAt'] } } };
/** How many people of a ticket have not entered yet, as an aggregation expression. */
const LEFT: Document = {
  $subtract: ['$paxCount', { $sum: { $map: { input: INSIDE, in: '$$this.paxCount' } } }],
};

/** Matches tickets of which nobody is inside. */
export const NOBODY_INSIDE = { entries: { $not: { $elemMatch: { undoneAt: null } } } };

/** Entries of called tickets, each decided by one conditional update of its ticket. */
export function createEntries(tickets: Collection<TicketDocument>) {
  /** Scans that arrive together share one write and one read. */
  const checkIn = createBatches<CheckIn, TicketRecord | null>(
    async (_group, scans) => {
      await tickets.bulkWrite(
        scans.map((scan) => ({
          updateOne: { filter: enterable(scan), update: entering(scan) },
        })),
        { ordered: false },
      );
      const stored = await tickets.find({ _id: { $in: scans.map(({ id }) => id) } }).toArray();
      const byId = new Map(stored.map((each) => [each._id, ticketRecord(each)]));
      return scans.map((scan) => {
        const ticket = byId.get(scan.id);
        return ticket?.entries?.some((entry) => isOf(scan, entry)) ? ticket : null;
      });
    },
    { maxItems: BATCH_SIZE, gatherMs: GATHER_MS },
  );
  return {
    /** Admits people of a called ticket, once per scan; `null` when the state of the ticket does not allow it. */
    checkIn: (scan: CheckIn): Promise<TicketRecord | null> => checkIn(0, scan),
    /** Undoes an entry, once; `null` when there is none that can be undone. */
    async undoEntry(undo: Undo): Promise<TicketRecord | null> {
      const { merchantId, counterId, number, nonce, enteredSince } = undo;
      const entry = { nonce, undoneAt: null, at: { $gte: enteredSince } };
      const after = await tickets.findOneAndUpdate(
        { counterId, number, merchantId, entries: { $elemMatch: entry } },
        undoing(undo),
        { returnDocument: 'after' },
      );
      return after && ticketRecord(after);
    },
  };
}

/** Matches a called ticket with this code and enough people outside that this scan has not admitted yet. */
function enterable({ id, code, nonce, calledSince, paxCount }: CheckIn): Filter<TicketDocument> {
  return {
    _id: id,
    code,
    state: 'called',
    checkedInAt: null,
    'entries.nonce': { $ne: nonce },
    $or: calledFrom(calledSince),
    $expr: { $gte: [LEFT, paxCount ?? 1] },
  };
}

/** Whether an entry was made by this attempt of the scan; a repeated scan finds the entry of the first. */
function isOf({ nonce, at }: CheckIn, entry: TicketEntry): boolean {
  return entry.nonce === nonce && entry.at.getTime() === at.getTime();
}

/** Adds an entry; the last one of a party checks the ticket in. */
function entering({ id, nonce, at, paxCount, hasWebhooks }: CheckIn): Document[] {
  const entry: Record<Exclude<keyof TicketEntry, OfUndo>, unknown> = {
    nonce: { $literal: nonce },
    at,
    paxCount: paxCount ?? LEFT,
    peopleLeft: { $subtract: [LEFT, paxCount ?? LEFT] },
    undoneAt: null,
    undoReason: null,
  };
  const ifComplete = (value: unknown, otherwise: unknown) => ({
    $cond: [{ $lte: [LEFT, 0] }, value, otherwise],
  });
  // A scan makes one entry, so a check-in after an undone one is a separate event.
  const cause = { ticketId: id, commandId: hashedKey(nonce), at };
  const event = { $literal: ticketEvent('ticket.checked_in', cause) };
  const eventsDue = { $concatArrays: [{ $ifNull: ['$eventsDue', []] }, [event]] };
  return [
    { $set: { entries: { $concatArrays: [ENTRIES, [entry]] } } },
    {
      $set: {
        checkedInAt: ifComplete(at, null),
        nonce: ifComplete({ $literal: nonce }, null),
        ...(hasWebhooks ? { eventsDue: ifComplete(eventsDue, '$eventsDue') } : {}),
      },
    },
    { $unset: 'move' },
  ];
}

/** Undoes an entry: its people are outside again, and a check-in event that is still due is dropped. */
function undoing({ nonce, at, reason, isByKey = false }: Undo): Document[] {
  const undone: Record<'undoneAt' | 'undoReason' | OfUndo, unknown> = {
    undoneAt: at,
    undoReason: { $literal: reason },
    peopleLeftAtUndo: { $add: [LEFT, '$$this.paxCount'] },
    isUndoneByKey: isByKey,
  };
  const isUndone = { $eq: ['$$this.nonce', { $literal: nonce }] };
  const entry = { $cond: [isUndone, { $mergeObjects: ['$$this', undone] }, '$$this'] };
  const isStillDue = { $ne: ['$$this.event', 'ticket.checked_in'] };
  const stillDue = { $filter: { input: '$eventsDue', cond: isStillDue } };
  return [
    {
      $set: {
        entries: { $map: { input: '$entries', in: entry } },
        checkedInAt: null,
        nonce: null,
        eventsDue: { $cond: [{ $isArray: '$eventsDue' }, stillDue, '$eventsDue'] },
      },
    },
  ];
}

/** Tickets that were called, or called again (S-21), at an instant or later. */
function calledFrom(at: Date): Filter<TicketDocument>[] {
  return [{ executedAt: { $gte: at } }, { 'calledAgain.at': { $gte: at } }];
}
