import type { Desk, EndReason, MovedTo } from '@turno/shared-types';
import type { TicketEvent } from '../rules/ticket-event.ts';
import type { DeskChange, PastCall, TicketLeft } from './desk-changes.ts';
import type { TicketEntry } from './ticket-entry.ts';

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
export type TicketTransfer = {
  id: string;
  to: number;
  slots: AllowanceSlot;
  /** When another person accepted it, who learns nothing of its former holder. */
  gift?: { at: Date };
};

/** S-21: the write-ahead intent to move a ticket to another queue; any process may complete it. */
export type TicketMove = {
  id: string;
  commandId: string;
  /** The queue that was asked for. */
  queueId: number;
  /** The counter that gives the number. */
  counterId: number;
  at: Date;
  /** When the ticket was called, as the command found it; a ticket that was called or put back since is not moved. */
  executedAt: Date | null;
  /** Its sort key there. */
  sortKey?: number;
  movedFrom: NonNullable<TicketRecord['movedFrom']>;
};

/** Seconds. */
type FirstWaitRange = { low: number; high: number };

/** The wait that the holder is quoted when joining. */
export type FirstWait = Pick<TicketRecord, 'firstWaitSeconds' | 'firstWaitRange'>;

type TicketState = 'waiting' | 'called' | 'cancelled';
const TICKET_STATES: TicketState[] = ['waiting', 'called', 'cancelled'];
/** Matches the tickets of their collection, not its placeholders: abandoned numbers and revoked commands. */
export const IS_TICKET = { state: { $in: TICKET_STATES } };

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
  /** Between which waits its holder was told to be called; absent for shows, and from tickets of an older release. */
  firstWaitRange?: FirstWaitRange;
  createdAt: Date;
  executedAt: Date | null;
  canceledAt: Date | null;
  /** Why it ended without its holder; absent where the holder removed it. */
  endReason?: EndReason;
  /** When it was found that its day had ended before its turn; only of tickets with passes, which give their uses back. */
  lapsedAt?: Date;
  /** When the last of its people entered. */
  checkedInAt: Date | null;
  /** Absent until somebody enters, and from check-ins of an older release. */
  entries?: TicketEntry[];
  /** S-21: when it was called again last, and by which desk; absent where the desk has no name. */
  calledAgain?: { at: Date; desk?: Desk };
  /** S-21: when its call was taken back last. */
  returnedAt?: Date;
  /** S-21: since when it is kept aside. */
  asideAt?: Date;
  /** S-21: when it was put back last. It is called by itself from then on, also after a call that is taken back. */
  putBackAt?: Date;
  /** S-21: its sort key, once it was put back or moved. */
  sortKey?: number;
  /** S-21: the ticket that replaces it, once it was moved to another queue. */
  movedTo?: MovedTo;
  /** S-21: what it was before it was moved to this queue. */
  movedFrom?: Pick<MovedTo, 'queueName' | 'ticketValue'> & {
    /** The day of that number, where its holder waited in the same queue when a new day began. */
    date?: string;
  };
  /** S-21: the move that brought it here, until the old ticket has ended. Desks complete the move before they call it. */
  arriving?: { moveId: string; counterId: number; number: number };
  /** When its holder was given it by another person last. */
  givenAt?: Date;
  /** S-21: since when it counts as waiting among the sizes of a multi-queue, once it was put back. */
  waitsSince?: Date;
  /** The position of the call that its desk made before: each call of a desk has one successor, so that two commands never both call. */
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
  /** What webhooks are still to receive, in the order it happened; only where the merchant has any. */
  eventsDue?: TicketEvent[];
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
  move?: TicketMove;
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
  /** S-15: what the latest of them left; absent from commands of an older release. */
  commandsLeft?: CommandLeft[];
  /** What the latest of them changes at the counter; set until that is stored there. */
  deskChange?: DeskChange;
  /** Set until the passes service has confirmed the ticket's state. */
  passDue?: true;
  /** The same once its day has ended: an earlier release confirms what has the other flag, as long as the ticket waits. */
  lapseDue?: true;
  /** The erased person; set until the queue was announced, so that an erasure that a crash cut off does it again. */
  erasedUserId?: number;
};

type CommandLeft = TicketLeft & { id: string };

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
    move: _move,
    callId: _callId,
    endId: _endId,
    sideEffectsDue: _sideEffectsDue,
    words: _words,
    passDue: _passDue,
    lapseDue: _lapseDue,
    erasedUserId: _erasedUserId,
    eventsDue: _eventsDue,
    deskCommandIds: _deskCommandIds,
    commandsLeft: _commandsLeft,
    deskChange: _deskChange,
    pastCalls: _pastCalls,
    ...rest
  } = document;
  return { id: _id, ...rest };
}
