import type { CalledNumber, Panel } from '../panel/panel-view.ts';

type Shown = Pick<Panel, 'queueId' | 'name' | 'calls'>;

/** What the board knows of calls. */
export type CallLog = {
  /** The calls of the last state, by the id of their panel's queue. */
  panels: readonly Shown[];
  /** Calls that were presented or that the board started with, the newest first. */
  seen: readonly CalledNumber[];
  /** Calls to present, the first one now. */
  waiting: readonly CalledNumber[];
};

/** The most calls that a board catches up with; it leaves out the oldest. */
const MAX_WAITING = 24;
/** More than a state names, so that no call is forgotten while a late answer may still name it. */
const MAX_SEEN = 300;
/** The same for a board of many queues, in states. */
const SEEN_STATES = 2;

/** The calls that a service of an earlier release names at most; a shorter list names all. */
const SHORTEST_CUT = 8;

/**
 * The calls to present after the board changed to another state (DIS-006): those that wait, without calls that were taken
 * back or set aside since (S-21), then the new ones, the oldest first. The calls of the first state, of a queue that is
 * new, and after a silence (`isResumed`) were called before the board could know.
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
  // The rest of a group is presented as long as the group itself has not been.
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
  // A call that is older than all of a list that was cut comes back into it when a newer one is taken back.
  const mayBeCut = before.length >= SHORTEST_CUT && call.calledAt !== null;
  return !mayBeCut || !before.every((each) => (each.calledAt ?? '') > (call.calledAt ?? ''));
}

/** A number that is called again is another call (S-21); one whose later call was replaced is not. */
function isSeen(call: CalledNumber, seen: readonly CalledNumber[]): boolean {
  return seen.some(
    ({ queueId, number, calledAt }) =>
      queueId === call.queueId &&
      number === call.number &&
      (call.calledAt === null || calledAt === null || calledAt >= call.calledAt),
  );
}

/**
 * S-21: those of a group who stay when others of it are set aside, put back or called by themselves, are called no second
 * time. A group is of one queue: of a multi-queue, of one size.
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

/** A call that the state no longer names has been taken back, unless all that it names are newer. */
function isWithdrawn(call: CalledNumber, panels: readonly Shown[]): boolean {
  const calls = panels.find(({ queueId }) => queueId === call.queueId)?.calls ?? [];
  if (calls.some(({ number, calledAt }) => number === call.number && calledAt === call.calledAt)) {
    return false;
  }
  const areNewer = calls.every(({ calledAt }) => (calledAt ?? '') > (call.calledAt ?? ''));
  return calls.length === 0 || !areNewer;
}
