import type { WebhookEvent } from '@turno/shared-types/webhooks';
import { hashedId } from '../../core/index.ts';
import type { CounterFlags } from '../rules/counter-state.ts';
import type { CounterRecord, PendingTicket } from './counter-record.ts';

/** The state that a multi-queue passes to its children; the highest version is the newest. */
export type FamilyState = { version: number; closed: boolean; paused: boolean };

type CommandLeft = CounterFlags & { id: string };

export type CounterDocument = Omit<CounterRecord, 'id' | 'pendingTickets'> & {
  _id: number;
  /** The pending tickets by number, so that one update can add some and remove others. */
  pendingTickets?: Record<string, PendingTicket>;
  /** Set while tickets are pending, for the sweeper's query. */
  hasPendingTickets?: true;
  /** Ids of closings and pauses that came with a key, so that each takes effect once. */
  commandIds?: string[];
  /** Ids of those that changed nothing. */
  idleCommandIds?: string[];
  /** S-15: the state in which the latest of them left the counter; absent from commands of an older release. */
  commandsLeft?: CommandLeft[];
  /** Ids of commands that sent people away, so that each takes effect once. */
  sentAwayIds?: string[];
  /** Set after the queue was removed: nothing opens it again. */
  removed?: true;
  /** The state of this counter itself, if its multi-queue has another one. */
  own?: { closed: boolean; paused: boolean };
  /** The last state that the multi-queue passed to this child. */
  family?: FamilyState;
  /** Of a multi-queue: the version of its state; `spreading` is set until all children have followed. */
  version?: number;
  spreading?: true;
  /** The latest pause or resumption of all automatic queues that this counter has followed; absent before the first. */
  groupPauseVersion?: number;
  /** From when the job checks whether the day has ended and can be rolled up; absent after that. */
  reportDueAt?: Date;
  /**
   * When the sweeper looks for tickets to carry over from the previous day, in a place that stays open; absent when none is
   * left.
   */
  carryDueAt?: Date;
  /** Events of staff commands that webhooks still have to receive; only if the merchant has webhooks. */
  eventsDue?: { id: string; event: Extract<WebhookEvent, `queue.${string}`>; at: Date }[];
};

/** Identifies one day of a queue, or one slot of it. */
export type DayKey = {
  queueId: number;
  merchantId: number;
  date: string;
  /** A slot of an event; absent or `null` for every other queue. */
  time?: string | null;
};

/** The counter without fields that only the store needs. */
export function counterRecord(document: CounterDocument): CounterRecord {
  const {
    _id,
    hasPendingTickets: _hasPendingTickets,
    commandIds: _commandIds,
    idleCommandIds: _idleCommandIds,
    commandsLeft: _commandsLeft,
    sentAwayIds: _sentAwayIds,
    removed: _removed,
    own: _own,
    family: _family,
    version: _version,
    spreading: _spreading,
    eventsDue: _eventsDue,
    reportDueAt: _reportDueAt,
    carryDueAt: _carryDueAt,
    pendingTickets = {},
    ...counter
  } = document;
  return { id: _id, ...counter, pendingTickets: Object.values(pendingTickets) };
}

/** The id of a counter is a hash of queue and day, so a queue cannot have two counters for one day. */
export function counterIdOf({ queueId, date, time = null }: Omit<DayKey, 'merchantId'>): number {
  return hashedId(`counter|${queueId}|${date}|${time}`);
}
