/** One ticket that was called. */
export type Call = {
  readonly createdAt: Date;
  readonly executedAt: Date;
  /** S-20: the desk that called it; absent for the desk without a name. */
  readonly desk?: { readonly id: number };
};

/** The time from one round of calls to the next during which the queue was served and somebody waited. */
export type BusyTime = {
  /** When its tickets were called. */
  from: Date;
  seconds: number;
  /** How many tickets were called in it. */
  calls: number;
};

/** Instants in ms since the epoch. */
type Round = { from: number; to: number; calls: number; firstJoinedAt: number };

/** No desk serves faster: calls within this time are one round, either a group or several people who did not come. */
const SHORTEST_SERVICE_MS = 10_000;

/**
 * S-02: the duration of each round of calls, the earliest first. The latest round is still being served, so it only counts
 * after the next one comes. A round counts at most as many calls as people are served together.
 */
export function busyTimes(
  calls: readonly Call[],
  resumedAt: readonly Date[],
  capacity: number,
): BusyTime[] {
  const together = Math.max(1, capacity);
  const rounds = roundsOf(calls, SHORTEST_SERVICE_MS * together);
  return rounds.flatMap((round, index) => {
    const next = rounds[index + 1];
    if (!next || !wasBusy(round, next, resumedAt)) return [];
    const seconds = (next.from - round.from) / 1_000;
    return [{ from: new Date(round.from), seconds, calls: Math.min(round.calls, together) }];
  });
}

function roundsOf(calls: readonly Call[], lengthMs: number): Round[] {
  const rounds: Round[] = [];
  const sorted = calls.toSorted((a, b) => a.executedAt.getTime() - b.executedAt.getTime());
  for (const { createdAt, executedAt } of sorted) {
    const at = executedAt.getTime();
    const last = rounds.at(-1);
    if (last && at - last.from < lengthMs) {
      last.to = at;
      last.calls += 1;
    } else {
      rounds.push({ from: at, to: at, calls: 1, firstJoinedAt: createdAt.getTime() });
    }
  }
  return rounds;
}

/** Whether people waited and the queue was served all the time between two rounds. */
function wasBusy(round: Round, next: Round, resumedAt: readonly Date[]): boolean {
  if (next.firstJoinedAt > round.to) return false;
  return !resumedAt.some((at) => round.from < at.getTime() && at.getTime() <= next.from);
}
