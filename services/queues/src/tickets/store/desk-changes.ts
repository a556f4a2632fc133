import type { Desk } from '@turno/shared-types';

/** The latest call of one desk (S-20). */
export type DeskCall = {
  desk: Desk | null;
  /** The first and the last number of the call. */
  first: number;
  number: number;
  paxCount: number;
  at: Date;
  /** Its position in the chain of its desk, if that differs from its number. */
  position?: number;
  /** S-21: set when its ticket was set aside, so that the desk serves no ticket. */
  ended?: true;
};

/** S-21: what a desk shows instead of its latest call of the next ticket. */
export type DeskOverride = {
  call: DeskCall;
  /** The position of the desk's previous call. A call after that position, or at a later time, ends the override. */
  after: number;
  at: Date;
  /** Its rank among the calls of other desks, which are ordered by their numbers. */
  rank: number;
};

/** S-21: the changes of a desk command at the counter, by desk id; 0 is the desk without a name. */
export type DeskChange = {
  commandId: string;
  /** Whether the ticket waits again. */
  isReturn?: true;
  overrides: { deskId: number; override: DeskOverride }[];
};

/** The state and latest desk of a ticket, as the reply of the command that left it so reports them. */
export type TicketLeft = { state: 'waiting' | 'called'; desk: Desk | null };

/** The fields that a call which was taken back had stored on its ticket. */
export type PastCall = {
  callId?: string;
  callExpected: number | null;
  callPax?: number | null;
  /** Absent, like the next field, from calls that an earlier release took back. */
  callFirst?: number;
  callAfter?: number;
  desk?: Desk;
  executedAt: Date | null;
};
