import type { Entry } from './history.ts';

export type TicketRow = {
  id: string;
  counterId: number;
  queueId: number;
  number: number;
  userId: number;
  paxCount: number;
  state: 'waiting' | 'called' | 'cancelled';
  /** The command that called it. */
  callId: string | null;
  /** The number that this command expected to be served. */
  callExpected: number | null;
  wasCalled: boolean;
  wasCancelled: boolean;
  /** ISO time. */
  checkedInAt: string | null;
  hasPendingEffects: boolean;
  /** Its slot in its holder's allowance; `null` once it has released the slot. */
  allowanceSlot: number | null;
};
export type CounterRow = {
  id: number;
  queueId: number;
  date: string;
  time: string | null;
  next: number;
  current: number;
  pending: number[];
  voided: number[];
  /** Tickets that hold seats of a show. */
  bookedIds: string[];
  hasGroupCall: boolean;
};

/** A pass with its uses: the holds and tickets that count against it. */
export type PassRow = {
  id: number;
  userId: number | null;
  personId: number | null;
  /** How often it changed hands, and on how many days it was activated. */
  transfers: number;
  activations: number;
  uses: { ticketId: string; isConfirmed: boolean; hasEntered: boolean }[];
};

/** What one family was told: of two requests at once, the status of each. */
export type FamilyOutcome = {
  passId: number;
  redeemed: { userId: number; status: number | null }[];
  associated: { personId: number; status: number | null }[];
  activated: (number | null)[];
  /** With one use of the pass, at two queues. */
  used: (number | null)[];
  /** The use again, after its ticket was removed. */
  usedAgain: number | null;
  entered: (number | null)[];
  undone: number | null;
  /** More than the 30 seconds of an undo passed until its answer. */
  isUndoLate: boolean;
  enteredAgain: number | null;
  /** The ticket that it has in the end. */
  ticket: { counterId: number; number: number } | null;
};

/** The stored state after the run, read once the system is quiescent. */
export type Snapshot = {
  tickets: TicketRow[];
  counters: CounterRow[];
  passes: PassRow[];
  /** Hand-overs and activations that were decided and not completed yet. */
  unfinishedPasses: string[];
};

/** Waiting tickets and people of a counter, as the service reports them. */
type Figure = { counterId: number; tickets: number; people: number };

/** A violation that a sample during the run found. */
export type Observation = { check: string; what: string };

export type Limits = {
  perUser: number;
  /** Parent category by queue, for queues that count towards one. */
  categoryOf: ReadonlyMap<number, number>;
  perCategory: ReadonlyMap<number, number>;
  /** Seats by the counter of a show. */
  seatsOf: ReadonlyMap<number, number>;
  /** Automatic queues by the manager whose shared desk calls from them. */
  sharedQueuesOf: ReadonlyMap<number, readonly number[]>;
};

/** Everything that a check may read. */
export type Evidence = {
  history: readonly Entry[];
  snapshot: Snapshot;
  figures: readonly Figure[];
  families: readonly FamilyOutcome[];
  observations: readonly Observation[];
  /** Processes that did not respond once the system was quiescent, each with what came instead. */
  unresponsive: readonly string[];
  limits: Limits;
};

export type Check = {
  /** Name of the invariant in docs/reliability.md. */
  id: string;
  promise: string;
  /** A sentence for each violation. */
  violations(evidence: Evidence): string[];
};

export type BrokenPromise = { id: string; promise: string; violations: string[] };

/** The observations for one check, as sentences. */
export const observedDuring = (evidence: Evidence, check: string): string[] =>
  evidence.observations
    .filter((observation) => observation.check === check)
    .map(({ what }) => what);

/** How sentences name a ticket. */
export const nameOf = ({ counterId, number }: { counterId: number; number: number }): string =>
  `ticket ${number} of counter ${counterId}`;
