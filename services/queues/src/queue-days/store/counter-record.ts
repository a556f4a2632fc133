import type { Desk } from '@turno/shared-types';
import type { Actor } from '../../core/index.ts';
import type {
  DeskCall,
  DeskOverride,
  FirstWait,
  TicketPass,
  TicketRecord,
} from '../../tickets/index.ts';

/** The limits on a person's waiting tickets, as of the request for a number. */
export type Allowance = {
  /** QUE-058: tickets of all queues together. */
  limit: number;
  /** The parent category of the merchant; `null` counts towards no category. */
  categoryId: number | null;
  /** QUE-059: tickets of that category; `null` where it sets no limit. */
  categoryLimit: number | null;
  /** S-11: the counter of the multi-queue to whose child the ticket belongs. */
  family?: number;
};

/** An allocated number with everything that its ticket needs, so that any process can complete it. */
export type PendingTicket = FirstWait & {
  number: number;
  ticketId: string;
  userId: number;
  paxCount: number;
  displayName: string | null;
  phone: string | null;
  requestText: string;
  at: Date;
  /** The limits for its holder; decided again when the ticket is created. */
  allowance: Allowance;
  /** When the day of its queue ends, and with it its allowance slot. */
  until: Date;
  /** The passes with which it is taken, if the queue requires any. */
  passes?: TicketPass[];
  eventsDue?: NonNullable<TicketRecord['eventsDue']>;
  /** S-21: for a ticket that is moved here: its sort key and its former ticket. */
  sortKey?: number;
  movedFrom?: NonNullable<TicketRecord['movedFrom']>;
  arriving?: NonNullable<TicketRecord['arriving']>;
  givenAt?: Date;
  waitsSince?: Date;
};

/** Seats of an event's slot that a number holds until it is abandoned or its ticket is removed. */
type Booking = { number: number; ticketId: string; userId: number; paxCount: number };

/** Tickets that one command calls together, in the order of their calls (QUE-044). */
export type GroupCall = {
  callId: string;
  callAfter: number;
  callExpected: number | null;
  callPax: number;
  desk?: Desk;
  /** The caller, for the activity; absent if no line is recorded. */
  by?: Actor;
  /** Whether webhooks receive its calls. */
  hasWebhooks?: true;
  at: Date;
  tickets: { id: string; number: number }[];
};

/** S-04: a command that sends away the people who wait with numbers up to `upTo`. */
export type SendAway = {
  id: string;
  upTo: number;
  at: Date;
  /** S-10: whether to include people who were called and have not entered. */
  withCalled?: boolean;
};

/** One queue on one day. Only `lastNumber` and `current` are stored counts; all other figures are derived from the tickets. */
export type CounterRecord = {
  id: number;
  queueId: number;
  merchantId: number;
  /** The date at the merchant. */
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
  /** The latest times at which the queue resumed after a pause or closing. */
  resumedAt?: Date[];
  pendingTickets: PendingTicket[];
  /** Abandoned numbers: allocated, but without a ticket. */
  voided: number[];
  /** S-10: requests judged by an older revision of the queue's settings get no number. */
  settingsFence?: number;
  /** QUE-035: requests judged by older hours of the merchant get no number. */
  hoursFence?: number;
  /** Bookings of an event's slot, never more people than it has seats. */
  bookings?: Booking[];
  /** The latest call of each desk by its key; an earlier release stored it by the desk's id. */
  deskCalls?: Record<string, DeskCall>;
  /** S-21: the override that a desk shows instead, by its id. */
  deskOverrides?: Record<string, DeskOverride>;
  /** S-21: how often a ticket came back to wait; a change invalidates the next tickets that processes cache. */
  returns?: number;
  /** Stored by one command, finished by any process that finds it. */
  groupCall?: GroupCall;
  /** Stored by one command, finished by any process that finds it. */
  sendAway?: SendAway;
};

/** The revisions of what decides whether a person may join: the settings of the queue, and the hours of the merchant. */
export type Revisions = { settings: number; hours: number };
