import type { Entry } from './history.ts';

export type TicketRow = {
  id: string;
  counterId: number;
  queueId: number;
  number: number;
  userId: number;
  paxCount: number;
  state: 'waiting' | 'called' | 'cancelled';
  /** The press that called it. */
  callId: string | null;
  /** The number that press believed was being served. */
  callExpected: number | null;
  wasCalled: boolean;
  wasCancelled: boolean;
  /** ISO time. */
  checkedInAt: string | null;
  isUnsettled: boolean;
  /** Where it stands in its holder's allowance; `null` once it stands in nobody's way. */
  place: number | null;
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

/** The state the run left behind, read once everything was at rest. */
export type Dump = {
  tickets: TicketRow[];
  counters: CounterRow[];
  /** Whether tickets have places at all. */
  hasPlaces: boolean;
};

/** What the service itself says waits in a queue, once everything is at rest. */
type Figure = { counterId: number; tickets: number; people: number };

/** Something a look during the run found. */
export type Sighting = { check: string; what: string };

export type Limits = {
  perUser: number;
  /** Parent category of each queue that counts towards one. */
  categoryOf: ReadonlyMap<number, number>;
  perCategory: ReadonlyMap<number, number>;
  /** People each counter of a show takes. */
  seatsOf: ReadonlyMap<number, number>;
  /** Automatic queues that one person's presses call from in turn. */
  turnsOf: ReadonlyMap<number, readonly number[]>;
};

/** Everything a check may look at. */
export type Evidence = {
  history: readonly Entry[];
  dump: Dump;
  figures: readonly Figure[];
  sightings: readonly Sighting[];
  /** Processes that did not answer once everything was at rest, each with what came instead. */
  silent: readonly string[];
  limits: Limits;
};

export type Check = {
  /** Name of the invariant. */
  id: string;
  promise: string;
  /** A sentence for each place where it does not hold. */
  violations(evidence: Evidence): string[];
};

export type Broken = { id: string; promise: string; violations: string[] };

/** Sightings of one check as sentences. */
export const seenDuring = (evidence: Evidence, check: string): string[] =>
  evidence.sightings.filter((sighting) => sighting.check === check).map(({ what }) => what);

/** How tickets are named in sentences. */
export const nameOf = ({ counterId, number }: { counterId: number; number: number }): string =>
  `ticket ${number} of counter ${counterId}`;
