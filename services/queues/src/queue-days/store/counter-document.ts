import type { WebhookEvent } from '@turno/shared-types/webhooks';
import { hashedId } from '../../core/index.ts';
import type { CounterFlags } from '../rules/counter-state.ts';
import type { CounterRecord, PendingTicket } from './counter-record.ts';

/** What a multi-queue says to its children, the newest version last. */
export type FamilyState = { version: number; closed: boolean; paused: boolean };

type CommandLeft = CounterFlags & { id: string };

export type CounterDocument = Omit<CounterRecord, 'id' | 'pendingTickets'> & {
  _id: number;
  /** What is pending, by its numbers, so that one update can add some and take others off. */
  pendingTickets?: Record<string, PendingTicket>;
  /** Set while tickets are pending; the sweeper looks for it. */
  hasPendingTickets?: true;
  /** Closings and pauses that came with a key, so that each of them happens once. */
  commandIds?: string[];
  /** Those of them that found the counter as they wanted it. */
  idleCommandIds?: string[];
  /** S-15: how the latest of them left the counter; absent from commands of an older release. */
  commandsLeft?: CommandLeft[];
  /** Commands that sent people away, so that each of them does it once. */
  sentAwayIds?: string[];
  /** Set once the queue was removed: nothing opens it again. */
  removed?: true;
  /** What was said of this counter itself, where its multi-queue says something too. */
  own?: { closed: boolean; paused: boolean };
  /** What the multi-queue said last to this child of it. */
  family?: FamilyState;
  /** Of a multi-queue: counts its states; `spreading` is set until all children have followed. */
  version?: number;
  spreading?: true;
  /** The latest pause or resumption of all automatic queues that reached this one; absent before the first. */
  groupPauseVersion?: number;
  /** From when the job looks whether the day has ended and can be rolled up; absent once it is. */
  reportDueAt?: Date;
  /** When the sweeper looks for those who waited when the day before ended, in a place that stays open; absent once none is left. */
  carryDueAt?: Date;
  /** What staff did with the queue, and webhooks are still to receive; only where the merchant has any. */
  eventsDue?: { id: string; event: Extract<WebhookEvent, `queue.${string}`>; at: Date }[];
};

/** Names one day of one queue, or one slot of it. */
export type DayKey = {
  queueId: number;
  merchantId: number;
  date: string;
  /** A slot of an event; absent or `null` for every other queue. */
  time?: string | null;
};

/** Without what only the store needs. */
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
