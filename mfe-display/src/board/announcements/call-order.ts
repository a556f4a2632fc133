import type { CalledNumber, Panel } from '../panel/panel-view.ts';

type Shown = Pick<Panel, 'queueId' | 'name' | 'calls'>;

/** The calls that the board has shown and still has to present. */
export type CallLog = {
  /** The calls of the last state, by the id of their panel's queue. */
  panels: readonly Shown[];
  /** Calls that were presented or that the board started with, the newest first. */
  seen: readonly CalledNumber[];
  /** Calls to present; the first one is being presented. */
  waiting: readonly CalledNumber[];
};

/** The most calls that a board catches up on; it drops the oldest. */
const MAX_WAITING = 24;
/** More calls than a state lists, so that none is forgotten while a late answer may still list it. */
const MAX_SEEN = 300;
/** The same limit for a board with many queues, as a number of states. */
const SEEN_STATES = 2;

/** A service of an earlier release lists at most this many calls; a shorter list is complete. */
const SHORTEST_CUT = 8;

/**
 * Computes the calls to present after the board changed to another state (DIS-006): the waiting ones, without calls that were
 * taken back or set aside since (S-21), then the new ones, oldest first. The calls of the first state, of a new queue, and
 * after a silence (`isResumed`) count as seen, because they are older than the board's knowledge.
 */
export function followCalls(
  log: CallLog | null,
  panels: readonly Shown[],
  { isResumed = false } = {},
): CallLog {
  const calls = panels.flatMap(({ queueId, name: queueName, calls }) =>
    calls.map((call) => ({ ...call, queueId, queueName })),
  );
  if (log === null || isResumed) return { panels, seen: calls, waiting: [] };
  const valid = log.waiting.filter((call) => !isWithdrawn(call, panels));
  // The rest of a group is presented if the group itself has not been presented yet.
  const told = log.seen.filter((call) => valid.includes(call) || !log.waiting.includes(call));
  const called = calls
    .filter((call) => isNew(call, log) && !isLeftOfGroup(call, told))
    .toReversed()
    .toSorted((a, b) => (a.calledAt ?? '').localeCompare(b.calledAt ?? ''));
  const [first, ...rest] = [...valid, ...called];
  const unseen = calls.filter((call) => !isSeen(call, log.seen));
  return {
    panels,
    seen:
      unseen.length === 0
        ? log.seen
        : [...unseen, ...log.seen].slice(0, Math.max(MAX_SEEN, SEEN_STATES * calls.length)),
    waiting: first ? [first, ...rest.slice(1 - MAX_WAITING)] : [],
  };
}

/** The log after a call has been presented. */
export function presented(log: CallLog, call: CalledNumber): CallLog {
  return { ...log, waiting: log.waiting.filter((each) => each !== call) };
}

function isNew(call: CalledNumber, { panels, seen }: CallLog): boolean {
  const before = panels.find(({ queueId }) => queueId === call.queueId)?.calls;
  if (!before || isSeen(call, seen)) return false;
  // If a newer call is taken back, a call that is older than a truncated list reappears in it.
  const mayBeCut = before.length >= SHORTEST_CUT && call.calledAt !== null;
  return !mayBeCut || !before.every((each) => (each.calledAt ?? '') > (call.calledAt ?? ''));
}

/**
 * Whether a call was seen. A number that is called again is another call (S-21); if the later call of a number disappears, its
 * earlier one counts as seen.
 */
function isSeen(call: CalledNumber, seen: readonly CalledNumber[]): boolean {
  return seen.some(
    ({ queueId, number, calledAt }) =>
      queueId === call.queueId &&
      number === call.number &&
      (call.calledAt === null || calledAt === null || calledAt >= call.calledAt),
  );
}

/**
 * S-21: whether a call is only the rest of a group: when others of the group are set aside, put back or called alone, those who
 * remain are not announced again. A group belongs to one queue; in a multi-queue, to one size.
 */
function isLeftOfGroup(call: CalledNumber, told: readonly CalledNumber[]): boolean {
  return told.some(
    (group) =>
      group.queueId === call.queueId &&
      group.sourceId === call.sourceId &&
      group.first !== undefined &&
      ((group.calledAt === call.calledAt && group.desk === call.desk) ||
        (group.first === (call.first ?? call.number) &&
          (group.calledAt ?? '') >= (call.calledAt ?? ''))),
  );
}

/** Whether a call has been taken back: the state no longer lists it, although it lists calls that are not newer, or none. */
function isWithdrawn(call: CalledNumber, panels: readonly Shown[]): boolean {
  const calls = panels.find(({ queueId }) => queueId === call.queueId)?.calls ?? [];
  if (calls.some(({ number, calledAt }) => number === call.number && calledAt === call.calledAt)) {
    return false;
  }
  const areNewer = calls.every(({ calledAt }) => (calledAt ?? '') > (call.calledAt ?? ''));
  return calls.length === 0 || !areNewer;
}
