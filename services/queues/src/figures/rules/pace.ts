/** One ticket that was called. */
export type Call = {
  readonly createdAt: Date;
  readonly executedAt: Date;
  /** S-21: since when it is kept aside: nobody was served. */
  readonly asideAt?: Date;
};

export type PaceContext = {
  /** The latest calls, in any order. */
  calls: readonly Call[];
  /** When the queue resumed: after a pause, a closing or closed hours. */
  resumedAt: readonly Date[];
  /** People served together. */
  capacity: number;
  /** The merchant's setting: seconds for one group. */
  defaultWaitingTime: number;
};

export type Pace = {
  /** How often a ticket is called: seconds, with all desks together. */
  secondsPerTicket: number;
  /** Services that the pace was learned from. */
  services: number;
};

/**
 * No desk serves faster. Calls within this time, times the capacity, are one round: a group, several desks, or a row of
 * people who did not come. In seconds.
 */
const SHORTEST_SERVICE_SECONDS = 10;
/** Below this number of measured service times, the merchant's setting fills in for the missing ones. */
const ENOUGH_SERVICES = 5;
/** A service counts at most this many times the median: nobody may have pressed "pause" before lunch. */
const LONGEST_IN_MEDIANS = 3;

/** S-02: how fast a queue moves, from its latest calls and, until enough of them are known, the merchant's setting. */
export function paceOf(context: PaceContext): Pace {
  const measured = serviceSeconds(context);
  const missing = Math.max(0, ENOUGH_SERVICES - measured.length);
  const setting = context.defaultWaitingTime / Math.max(1, context.capacity);
  const known = [...measured, ...Array<number>(missing).fill(setting)];
  const longest = LONGEST_IN_MEDIANS * median(known);
  const sum = measured.reduce((total, seconds) => total + Math.min(seconds, longest), 0);
  return {
    secondsPerTicket: (sum + missing * setting) / known.length,
    services: measured.length,
  };
}

/** Seconds per ticket, one entry for each served ticket. The latest round is still being served, so it has none. */
function serviceSeconds({ calls, resumedAt, capacity }: PaceContext): number[] {
  const desks = Math.max(1, capacity);
  const rounds = roundsOf(calls, SHORTEST_SERVICE_SECONDS * desks);
  return rounds.flatMap((round, index) => {
    const next = rounds[index + 1];
    if (!next || !wasBusy(round, next, resumedAt)) return [];
    const served = Math.min(round.served, desks);
    return Array<number>(served).fill((next.from - round.from) / 1_000 / served);
  });
}

/** Instants in ms since the epoch. */
type Round = { from: number; to: number; served: number; firstJoinedAt: number };

/** Tickets that were called together, first round first. */
function roundsOf(calls: readonly Call[], lengthSeconds: number): Round[] {
  const rounds: Round[] = [];
  const sorted = calls.toSorted((a, b) => a.executedAt.getTime() - b.executedAt.getTime());
  for (const { createdAt, executedAt, asideAt } of sorted) {
    const at = executedAt.getTime();
    const served = asideAt ? 0 : 1;
    const last = rounds.at(-1);
    if (last && at - last.from < lengthSeconds * 1_000) {
      last.to = at;
      last.served += served;
    } else {
      rounds.push({ from: at, to: at, served, firstJoinedAt: createdAt.getTime() });
    }
  }
  return rounds;
}

/** Whether people waited all the time between two rounds and the queue was at work. */
function wasBusy(round: Round, next: Round, resumedAt: readonly Date[]): boolean {
  if (next.firstJoinedAt > round.to) return false;
  return !resumedAt.some((at) => round.from < at.getTime() && at.getTime() <= next.from);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
