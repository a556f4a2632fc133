import type { DeskNumber, Panel } from '../panel/panel-view.ts';

/** A call that the board presents. */
export type CalledNumber = DeskNumber & { queueId: number; queueName: string };

type Shown = Pick<Panel, 'queueId' | 'name' | 'calls'>;

/** After a lost connection the board presents the latest calls only. */
const MAX_CALLS = 8;

/**
 * The calls to present, the first one now, after the board changed from one state to another: those left over, without
 * calls that were taken back or set aside since (S-21), then the new ones.
 */
export function nextCalls(
  left: readonly CalledNumber[],
  before: readonly Shown[] | null,
  after: readonly Shown[],
): readonly CalledNumber[] {
  const valid = left.filter((call) => !isWithdrawn(call, after));
  const called = calledNumbers(before, after);
  if (valid.length === left.length && called.length === 0) return left;
  const [first, ...rest] = [...valid, ...called];
  return first ? [first, ...rest.slice(1 - MAX_CALLS)] : [];
}

/**
 * Numbers that were called between two states of the board (DIS-006). `before` is `null` for the first state: its numbers
 * were called before the board started. Of several desks each call counts, the oldest first (S-20). A number that is called
 * again counts again; one that is back on show because a later call was taken back does not (S-21), nor does one that is
 * back because its queue has reopened.
 */
export function calledNumbers(
  before: readonly Shown[] | null,
  after: readonly Shown[],
): CalledNumber[] {
  if (before === null) return [];
  return after.flatMap(({ queueId, name: queueName, calls }) => {
    const known = before.find((each) => each.queueId === queueId)?.calls;
    if (!known) return [];
    return calls
      .filter((call) => !known.some((each) => isSame(each, call) || isLater(each, call)))
      .toReversed()
      .map((call) => ({ ...call, queueId, queueName }));
  });
}

/** A desk whose latest call is older than this one, or that serves nobody, has taken the call back. */
function isWithdrawn(call: CalledNumber, panels: readonly Shown[]): boolean {
  const calls = panels.find(({ queueId }) => queueId === call.queueId)?.calls;
  return !calls?.some(
    (each) => isSame(each, call) || each.calledAt === null || isLater(each, call),
  );
}

function isSame(one: DeskNumber, other: DeskNumber): boolean {
  const isSameCall = one.calledAt === other.calledAt || one.calledAt === null;
  const isSameDesk = one.desk === other.desk || one.desk === null;
  return one.number === other.number && isSameCall && isSameDesk;
}

function isLater(one: DeskNumber, other: DeskNumber): boolean {
  if (one.desk !== other.desk || one.calledAt === null || other.calledAt === null) return false;
  return one.calledAt > other.calledAt;
}
