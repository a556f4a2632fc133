import type { Desk } from '@turno/shared-types';
import type { Actor } from '../../core/index.ts';
import type {
  DeskCall,
  DeskOverride,
  FirstWait,
  TicketPass,
  TicketRecord,
} from '../../tickets/index.ts';

/** What bounds how many tickets one person may wait with, as of the request for a number. */
export type Allowance = {
  /** QUE-058: tickets of all queues together. */
  limit: number;
  /** The parent category of the merchant; `null` counts towards no category. */
  categoryId: number | null;
  /** QUE-059: tickets of that category; `null` where it sets no limit. */
  categoryLimit: number | null;
  /** S-11: the counter of the multi-queue whose child the ticket is for. */
  family?: number;
};

/** A number that was allocated and holds all that its ticket needs, so that any process can finish it. */
export type PendingTicket = FirstWait & {
  number: number;
  ticketId: string;
  userId: number;
  paxCount: number;
  displayName: string | null;
  phone: string | null;
  requestText: string;
  at: Date;
  /** What its holder may wait with; decided again when the ticket is made. */
  allowance: Allowance;
  /** When the day of its queue ends, and its slot in the allowance with it. */
  until: Date;
  /** The passes it is taken with, where the queue asks for one. */
  passes?: TicketPass[];
  eventsDue?: NonNullable<TicketRecord['eventsDue']>;
  /** S-21: of a ticket that is moved here: its sort key, and the ticket that it was. */
  sortKey?: number;
  movedFrom?: NonNullable<TicketRecord['movedFrom']>;
  arriving?: NonNullable<TicketRecord['arriving']>;
  givenAt?: Date;
  waitsSince?: Date;
};

/** Seats of an event's slot that a number holds until it is abandoned or its ticket is removed. */
type Booking = { number: number; ticketId: string; userId: number; paxCount: number };

/** Tickets that one command calls together, in the order they are called (QUE-044). */
export type GroupCall = {
  callId: string;
  callAfter: number;
  callExpected: number | null;
  callPax: number;
  desk?: Desk;
  /** The caller, for the activity log; absent where no line is recorded. */
  by?: Actor;
  /** Whether webhooks are to receive its calls. */
  hasWebhooks?: true;
  at: Date;
  tickets: { id: string; number: number }[];
};

/** S-04: a command that sends away the people who wait with numbers up to `upTo`. */
export type SendAway = {
  id: string;
  upTo: number;
  at: Date;
  /** S-10: also whoever was called and has not entered. */
  withCalled?: boolean;
};

/** One queue on one day. Only `lastNumber` and `current` are counted here; all other figures are derived from the tickets. */
export type CounterRecord = {
  id: number;
  queueId: number;
  merchantId: number;
  /** The merchant's own date. */
  date: string;
  /** Slot of an event; `null` for every other queue. */
  time: string | null;
  /** The highest number allocated. */
  lastNumber: number;
  /** The highest number called. */
  current: number;
  closed: boolean;
  paused: boolean;
  createdAt: Date;
  /** Whether staff chose not to notify people of the latest change of state (QUE-046). */
  isQuiet?: boolean;
  /** When the queue went on after it had been paused or closed; the latest ones. */
  resumedAt?: Date[];
  pendingTickets: PendingTicket[];
  /** Numbers that were allocated and never became a ticket. */
  voided: number[];
  /** S-10: requests judged by an older revision of the queue's settings get no number. */
  settingsFence?: number;
  /** Of an event's slot: never more people than it has seats for. */
  bookings?: Booking[];
  /** The latest call of each desk, by its key; by its id what an earlier release stored. */
  deskCalls?: Record<string, DeskCall>;
  /** S-21: what a desk shows instead, by its id. */
  deskOverrides?: Record<string, DeskOverride>;
  /** S-21: how often a ticket came back to wait: what a process knows of the next tickets is old after that. */
  returns?: number;
  /** Begun by one command, finished by any process that sees it. */
  groupCall?: GroupCall;
  /** Begun by one command, finished by any process that sees it. */
  sendAway?: SendAway;
};
