import type { Desk } from '@turno/shared-types';

/** The latest call of one desk (S-20). */
export type DeskCall = {
  desk: Desk | null;
  /** The first and the last number of the call. */
  first: number;
  number: number;
  paxCount: number;
  at: Date;
  /** Its position in the chain of its desk, where that is not its number. */
  position?: number;
  /** S-21: its ticket was kept aside, so that the desk serves no ticket. */
  ended?: true;
};

/** S-21: what a desk shows instead of its latest call of the next ticket. */
export type DeskOverride = {
  call: DeskCall;
  /** The position of its call before. A call after that, or at a later time, ends the override. */
  after: number;
  at: Date;
  /** Its place among the calls of other desks, which are in the order of their numbers. */
  rank: number;
};

/** S-21: what a command of a desk changes at the counter, by the ids of the desks; 0 is the desk without a name. */
export type DeskChange = {
  commandId: string;
  /** Whether the ticket waits again. */
  isReturn?: true;
  overrides: { deskId: number; override: DeskOverride }[];
};

/** What the answer of a command says that it left of its ticket; the desk that called it last. */
export type TicketLeft = { state: 'waiting' | 'called'; desk: Desk | null };

/** What a call that was taken back had stored of itself on its ticket. */
export type PastCall = {
  callId?: string;
  callExpected: number | null;
  callPax?: number | null;
  /** Absent, as the next, from calls that an earlier release took back. */
  callFirst?: number;
  callAfter?: number;
  desk?: Desk;
  executedAt: Date | null;
};
