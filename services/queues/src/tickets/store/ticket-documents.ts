import { openCollection } from '@turno/kit';
import type { Desk, EndReason } from '@turno/shared-types';
import type { WebhookEvent } from '@turno/shared-types/webhooks';
import type { Collection, Db, IndexDescription } from 'mongodb';
import type { DeskChange } from './desk-changes.ts';

/** Replaces the id of an erased person; no account has it. */
export const ERASED_USER_ID = 0;

/** A pass that a ticket was taken with, as it was then. */
export type TicketPass = {
  passId: number;
  passOwnerId: number;
  ownerName: string | null;
  passTypeName: string;
};

/** The slot of its holder's allowance that a ticket occupies: no two waiting tickets share one. */
export type AllowanceSlot = {
  /** Counted from 0, below the limit. */
  slot: number;
  /** The same among the tickets of a category that sets a limit. */
  categorySlot?: number;
  /** S-11: the counter of the multi-queue, in whose children a person waits once. */
  family?: number;
};

/** S-16: the write-ahead intent to transfer a waiting ticket to an account, in these slots; any process may complete it. */
export type TicketTransfer = { id: string; to: number; slots: AllowanceSlot };

type TicketState = 'waiting' | 'called' | 'cancelled';

export type TicketRecord = {
  id: string;
  counterId: number;
  queueId: number;
  merchantId: number;
  date: string;
  userId: number;
  number: number;
  paxCount: number;
  displayName: string | null;
  phone: string | null;
  requestText: string;
  /** What staff type when no camera works. */
  code: string;
  state: TicketState;
  firstWaitSeconds: number;
  createdAt: Date;
  executedAt: Date | null;
  canceledAt: Date | null;
  /** Why it ended without its holder; absent where the holder removed it. */
  endReason?: EndReason;
  checkedInAt: Date | null;
  /** S-21: when it was called again last, and by which desk; absent where the desk has no name. */
  calledAgain?: { at: Date; desk?: Desk };
  /** S-21: when its call was taken back last. */
  returnedAt?: Date;
  /** S-21: since when it is kept aside. */
  asideAt?: Date;
  /** S-21: when it was put back last; only until its call is taken back after that. */
  putBackAt?: Date;
  /** S-21: what stands for its number in the order of calls, once it was put back. */
  sortKey?: number;
  /** S-21: since when it counts as waiting among the sizes of a multi-queue, once it was put back. */
  waitsSince?: Date;
  /** The position of the call that its desk made before: each call of a desk has one successor, so that two presses never both call. */
  callAfter?: number;
  /** The scan that checked it in. */
  nonce: string | null;
  /** Counter value the caller expected when this ticket was called. */
  callExpected: number | null;
  /** How many people that command asked for, when it asked for a group. */
  callPax?: number | null;
  /** The desk that called it; absent where the desk has no name. */
  desk?: Desk;
  /** The first number of the call it was called with; absent from calls of an older release. */
  callFirst?: number;
  /** Of an event: the show it is for. */
  time?: string | null;
  passes?: TicketPass[];
  /** Events of it that webhooks are still to receive; only where the merchant has any. */
  eventsDue?: WebhookEvent[];
};

export type TicketDocument = Omit<TicketRecord, 'id'> & {
  _id: string;
  /** Set while the ticket waits and its day lasts: what the unique indexes of waiting tickets select by. */
  active?: true;
  /** Its slot in its holder's allowance, and until when it occupies it. */
  slot?: AllowanceSlot['slot'];
  categorySlot?: AllowanceSlot['categorySlot'];
  family?: AllowanceSlot['family'];
  categoryId?: number | null;
  until?: Date;
  transfer?: TicketTransfer;
  /** The command that called it: one command calls one ticket. */
  callId?: string;
  /** The command that ended it, where that was not its holder's. */
  endId?: string;
  /** What staff find it by; absent without a name and a telephone. */
  words?: string[];
  /** Set until the side effects of the ticket's state are applied: the served number, the seats of a show. */
  sideEffectsDue?: true;
  /** Its calls that were taken back: their commands stay known. */
  pastCalls?: PastCall[];
  /** The commands of desks after its call, so that each of them takes effect once. */
  deskCommandIds?: string[];
  /** What the latest of them changes at the counter; set until that is stored there. */
  deskChange?: DeskChange;
  /** Set until the passes service has confirmed the ticket's state. */
  passDue?: true;
};

/** What a call that was taken back had stored of itself. */
type PastCall = Pick<TicketDocument, 'callId' | 'callExpected' | 'callPax' | 'desk' | 'executedAt'>;

/** Opens the collection with the indexes that decide who wins. */
export function openTickets(db: Db): Promise<Collection<TicketDocument>> {
  return openCollection<TicketDocument>(db, {
    name: 'tickets',
    shardKey: { counterId: 1 },
    indexes: INDEXES,
  });
}

const INDEXES: IndexDescription[] = [
  { key: { counterId: 1, number: 1 }, unique: true },
  {
    key: { counterId: 1, userId: 1 },
    unique: true,
    partialFilterExpression: { active: true },
    name: 'one_waiting_ticket_in_a_queue',
  },
  {
    key: { counterId: 1, callId: 1 },
    unique: true,
    partialFilterExpression: { callId: { $exists: true } },
    name: 'one_ticket_of_a_command_in_a_queue',
  },
  {
    key: { 'pastCalls.callId': 1 },
    partialFilterExpression: { 'pastCalls.callId': { $exists: true } },
  },
  { key: { callId: 1 }, partialFilterExpression: { callId: { $exists: true } }, name: 'commands' },
  {
    key: { counterId: 1, 'desk.id': 1, callAfter: 1 },
    unique: true,
    partialFilterExpression: { callAfter: { $exists: true } },
    name: 'one_call_of_a_desk_after_another',
  },
  { key: { counterId: 1, state: 1, number: 1, paxCount: 1, createdAt: 1 } },
  { key: { userId: 1, date: -1, createdAt: -1 } },
  {
    key: { counterId: 1, state: 1, sortKey: 1, number: 1 },
    partialFilterExpression: { sortKey: { $exists: true } },
    name: 'waiting_out_of_the_order_of_numbers',
  },
  { key: { counterId: 1, words: 1 }, partialFilterExpression: { words: { $exists: true } } },
  {
    key: { counterId: 1, asideAt: 1 },
    partialFilterExpression: { asideAt: { $exists: true } },
  },
  { key: { code: 1 } },
  {
    key: { 'deskChange.commandId': 1 },
    partialFilterExpression: { 'deskChange.commandId': { $exists: true } },
  },
  { key: { 'transfer.to': 1 }, partialFilterExpression: { 'transfer.to': { $exists: true } } },
  { key: { counterId: 1, sideEffectsDue: 1 }, partialFilterExpression: { sideEffectsDue: true } },
];

export function ticketRecord(document: TicketDocument): TicketRecord {
  const {
    _id,
    active: _active,
    slot: _slot,
    categorySlot: _categorySlot,
    family: _family,
    categoryId: _categoryId,
    until: _until,
    transfer: _transfer,
    callId: _callId,
    endId: _endId,
    sideEffectsDue: _sideEffectsDue,
    words: _words,
    passDue: _passDue,
    eventsDue: _eventsDue,
    deskCommandIds: _deskCommandIds,
    deskChange: _deskChange,
    pastCalls: _pastCalls,
    ...rest
  } = document;
  return { id: _id, ...rest };
}
