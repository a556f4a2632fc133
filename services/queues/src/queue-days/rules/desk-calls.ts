import type { DeskCall, DeskOverride, TicketRecord } from '../../tickets/index.ts';

type Called = Pick<TicketRecord, 'number' | 'paxCount' | 'executedAt' | 'desk' | 'callFirst'>;

/** What a desk shows. */
export type ShownCall = DeskCall & {
  /** The highest number the desk has called. */
  highest: number;
};

/** What a called ticket says of the call it was called with. */
export function deskCallOf({ number, paxCount, executedAt, ...called }: Called): DeskCall {
  const { desk = null, callFirst: first = number } = called;
  return { desk, first, number, paxCount, at: executedAt ?? new Date(0) };
}

/** S-03, S-20: the latest call of each desk among some, the newest first. */
export function latestCalls(calls: readonly DeskCall[]): DeskCall[] {
  const latest = new Map<number, DeskCall>();
  for (const call of calls) {
    const id = call.desk?.id ?? 0;
    if (isLater(call, latest.get(id))) latest.set(id, call);
  }
  return [...latest.values()].toSorted((a, b) => b.number - a.number);
}

/** S-21: what each desk shows, the newest first: its latest call, or what a later command put in its place. */
export function shownCalls(
  calls: readonly DeskCall[],
  overrides: readonly DeskOverride[],
): ShownCall[] {
  const latest = latestCalls(calls).map((call) => ({ call, rank: call.number }));
  const inForce = overrides.filter(({ call: { desk }, after, at }) => {
    const own = latest.find(({ call }) => call.desk?.id === desk?.id)?.call;
    return !own || own.number < after || (own.number === after && own.at <= at);
  });
  const isOverridden = ({ desk }: DeskCall) =>
    inForce.some(({ call }) => call.desk?.id === desk?.id);
  return [
    ...latest
      .filter(({ call }) => !isOverridden(call))
      .map(({ call, rank }) => ({ call, rank, at: call.at, after: call.number })),
    ...inForce,
  ]
    .toSorted((a, b) => b.rank - a.rank || b.at.getTime() - a.at.getTime())
    .map(({ call, after }) => ({ ...call, highest: after }));
}

/** A number that was taken back may be called a second time. */
function isLater({ number, at }: DeskCall, known: DeskCall | undefined): boolean {
  if (!known) return true;
  return number > known.number || (number === known.number && at > known.at);
}
