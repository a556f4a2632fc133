import type { Desk, EndReason, MovedTo } from '@turno/shared-types';
import type { TicketEvent } from '../rules/ticket-event.ts';
import type { DeskChange, PastCall, TicketLeft } from './desk-changes.ts';
import type { TicketEntry } from './ticket-entry.ts';
import type { AllowanceSlot, TakenAlong, TicketTransfer } from './ticket-transfer.ts';

/** Replaces the id of an erased person; no account has it. */
export const ERASED_USER_ID = 0;

/** A pass with which a ticket was taken, as of that time. */
export type TicketPass = {
  passId: number;
  passOwnerId: number;
  ownerName: string | null;
  passTypeName: string;
};

/** S-21: the write-ahead intent to move a ticket to another queue; any process may complete it. */
export type TicketMove = {
  id: string;
  commandId: string;
  /** The requested queue. */
  queueId: number;
  /** The counter that issues the number. */
  counterId: number;
  at: Date;
  /** When the ticket was called, as read by the command; a ticket that was called or put back since is not moved. */
  executedAt: Date | null;
  /** Its sort key in the other queue. */
  sortKey?: number;
  movedFrom: NonNullable<TicketRecord['movedFrom']>;
};

/** Both in seconds. */
type FirstWaitRange = { low: number; high: number };

/** The wait that the holder is quoted when joining. */
export type FirstWait = Pick<TicketRecord, 'firstWaitSeconds' | 'firstWaitRange'>;

type TicketState = 'waiting' | 'called' | 'cancelled';
const TICKET_STATES: TicketState[] = ['waiting', 'called', 'cancelled'];
/** Matches tickets, but not the placeholders in their collection: abandoned numbers and revoked commands. */
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
  /** The code that staff type when no camera works. */
  code: string;
  state: TicketState;
  firstWaitSeconds: number;
  /** The range of waits that its holder was quoted; absent for shows, and from tickets of an older release. */
  firstWaitRange?: FirstWaitRange;
  createdAt: Date;
  executedAt: Date | null;
  canceledAt: Date | null;
  /** The reason why it ended; absent if its holder removed it. */
  endReason?: EndReason;
  /** When its day was found to have ended before its turn; only for tickets with passes, whose uses are then released. */
  lapsedAt?: Date;
  /** When the last of its people entered. */
  checkedInAt: Date | null;
  /** Absent until the first entry, and from check-ins of an older release. */
  entries?: TicketEntry[];
  /** S-21: when it was last called again, and by which desk; `desk` is absent for the desk without a name. */
  calledAgain?: { at: Date; desk?: Desk };
  /** S-21: when its call was last taken back. */
  returnedAt?: Date;
  /** S-21: since when it is set aside. */
  asideAt?: Date;
  /** S-21: when it was last put back. From then on it is called separately, even after a call that is taken back. */
  putBackAt?: Date;
  /** S-21: its sort key after it was put back or moved. */
  sortKey?: number;
  /** S-21: the ticket that replaces it after a move to another queue. */
  movedTo?: MovedTo;
  /** S-05: whether that ticket is of the next day of the same queue: its holder joined on this day. */
  isCarriedOver?: true;
  /** S-21: its former queue and number; with the day of that number if its holder waited when a new day began. */
  movedFrom?: Pick<MovedTo, 'queueName' | 'ticketValue'> & { date?: string };
  /** S-21: the move that brought it here, until the old ticket has ended. Desks complete the move before they call it. */
  arriving?: { moveId: string; counterId: number; number: number };
  /** When another person last gave it to its holder. */
  givenAt?: Date;
  takenAlong?: TakenAlong;
  /** S-21: since when it counts as waiting among the sizes of a multi-queue, after it was put back. */
  waitsSince?: Date;
  /**
   * The position of its desk's previous call: each call of a desk has one successor, so that only one of two commands can call.
   */
  callAfter?: number;
  /** The scan that checked it in. */
  nonce: string | null;
  /** The number being served that the caller expected when this ticket was called. */
  callExpected: number | null;
  /** How many people that command requested, if it called a group. */
  callPax?: number | null;
  /** The desk that called it; absent for the desk without a name. */
  desk?: Desk;
  /** The first number of its call; absent from calls of an older release. */
  callFirst?: number;
  /** For an event: the time of its show. */
  time?: string | null;
  passes?: TicketPass[];
  /** Events that webhooks still have to receive, in order; only if the merchant has webhooks. */
  eventsDue?: TicketEvent[];
};

export type TicketDocument = Omit<TicketRecord, 'id'> & {
  _id: string;
  /** Set while the ticket waits and its day lasts: the condition of the unique indexes of waiting tickets. */
  active?: true;
  /** Its slot in its holder's allowance, and until when it occupies that slot. */
  slot?: AllowanceSlot['slot'];
  categorySlot?: AllowanceSlot['categorySlot'];
  family?: AllowanceSlot['family'];
  categoryId?: number | null;
  until?: Date;
  transfer?: TicketTransfer;
  move?: TicketMove;
  /** The command that called it: one command calls one ticket. */
  callId?: string;
  /** The id of the command that ended it, unless its holder did. */
  endId?: string;
  /** The words by which staff find it; absent without a name and a telephone number. */
  words?: string[];
  /** Set until the side effects of the ticket's state are applied, such as the number being served and the seats of a show. */
  sideEffectsDue?: true;
  /** Its calls that were taken back, so that their commands are recognised. */
  pastCalls?: PastCall[];
  /** Ids of desk commands after its call, so that each takes effect once. */
  deskCommandIds?: string[];
  /** S-15: the states that the latest of them left; absent from commands of an older release. */
  commandsLeft?: CommandLeft[];
  /** The change at the counter by the latest of them; set until it is stored there. */
  deskChange?: DeskChange;
  /** Set until passes has confirmed the ticket's state. */
  passDue?: true;
  /** Like `passDue`, after the ticket's day has ended: an older release would clear that flag while the ticket waits. */
  lapseDue?: true;
  /** The erased person; set until the queue was announced, so that an interrupted erasure announces it again. */
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
