import { RECENT_CALLS } from '@turno/shared-types/constants';
import {
  callPosition,
  type DeskCall,
  type DeskOverride,
  servingDesk,
  type TicketRecord,
} from '../../tickets/index.ts';

type Called = Pick<
  TicketRecord,
  'number' | 'paxCount' | 'executedAt' | 'desk' | 'callFirst' | 'callAfter'
>;

/** The call that a desk shows. */
export type ShownCall = DeskCall & {
  /** The position of the desk's latest call in its chain: usually the highest number it has called. */
  highest: number;
};

/** The call of a called ticket, according to the ticket. */
export function deskCallOf(ticket: Called): DeskCall {
  const { number, paxCount, executedAt, desk = null, callFirst: first = number } = ticket;
  const position = callPosition(ticket);
  const call = { desk, first, number, paxCount, at: executedAt ?? new Date(0) };
  return position === number ? call : { ...call, position };
}

/** The key of a desk among the calls that a counter stores; 0 is the desk without a name. */
export const deskKey = (deskId: number | null = 0) => `desk${deskId ?? 0}`;

export function positionOf({
  number,
  position = number,
}: Pick<DeskCall, 'number' | 'position'>): number {
  return position;
}

/** S-03, S-20: the latest call of each desk among the given ones, the newest first. */
export function latestCalls(calls: readonly DeskCall[]): DeskCall[] {
  const latest = new Map<number, DeskCall>();
  for (const call of calls) {
    const id = call.desk?.id ?? 0;
    if (isLater(call, latest.get(id))) latest.set(id, call);
  }
  return [...latest.values()].toSorted((a, b) => positionOf(b) - positionOf(a));
}

/** S-21: what each desk shows, the newest first: its latest call, or its override. */
export function shownCalls(
  calls: readonly DeskCall[],
  overrides: readonly DeskOverride[],
): ShownCall[] {
  const latest = latestCalls(calls).map((call) => ({ call, rank: positionOf(call) }));
  const inForce = overrides.filter(({ call: { desk }, after, at }) => {
    const own = latest.find(({ call }) => call.desk?.id === desk?.id)?.call;
    if (!own || positionOf(own) < after) return true;
    return positionOf(own) === after && own.at <= at;
  });
  const isOverridden = ({ desk }: DeskCall) =>
    inForce.some(({ call }) => call.desk?.id === desk?.id);
  return [
    ...latest
      .filter(({ call }) => !isOverridden(call))
      .map(({ call, rank }) => ({ call, rank, at: call.at, after: positionOf(call) })),
    ...inForce,
  ]
    .toSorted((a, b) => b.call.at.getTime() - a.call.at.getTime() || b.rank - a.rank)
    .map(({ call, after }) => ({ ...call, highest: after }));
}

type Served = Called & Pick<TicketRecord, 'calledAgain' | 'asideAt'>;

/**
 * S-21: whether a called ticket whose number is in a group is still served with it: it is not set aside, and was not called
 * separately since or by another desk.
 */
export function isServedIn(group: Pick<DeskCall, 'desk' | 'number' | 'position'>, ticket: Served) {
  const isHere = servingDesk(ticket)?.id === group.desk?.id;
  return isHere && !ticket.asideAt && callPosition(ticket) <= positionOf(group);
}

/**
 * S-03, S-21: the rest of a group after people at its edges have left it. A group is identified by its first and last number,
 * and neither may be waiting again; numbers inside that left stay in the range.
 */
export function leftOfGroup<Call extends DeskCall>(
  call: Call,
  hasLeft: (number: number) => boolean,
): Call {
  let { first, number } = call;
  if (first === number) return call;
  while (first < number && hasLeft(first)) first += 1;
  while (number > first && hasLeft(number)) number -= 1;
  const left = { ...call, first, number };
  return hasLeft(number) ? { ...left, ended: true } : left;
}

/**
 * The latest calls, the newest first, each group once with its last number. `again` contains calls of tickets that were called
 * before and have a later time (S-21); `leaversOf` decides who has left a group.
 */
export function recentCalls(
  called: readonly (Called & Pick<TicketRecord, 'asideAt'>)[],
  again: readonly DeskCall[],
  leaversOf: (group: DeskCall) => (number: number) => boolean = () => () => false,
): DeskCall[] {
  const left = (call: DeskCall) => leftOfGroup(call, leaversOf(call));
  const isAside = (number: number) => called.some((each) => each.number === number && each.asideAt);
  const known = new Map<number, DeskCall>();
  const calls = [...called.map(deskCallOf), ...again].map(left);
  for (const call of calls) {
    if (call.ended || isAside(call.number)) continue;
    const own = known.get(call.number);
    if (!own || call.at >= own.at) known.set(call.number, call);
  }
  const all = [...known.values()];
  // A ticket that was put back may be the first of both its group and a later call.
  const isLastOfGroup = (call: DeskCall) =>
    !all.some(
      (each) =>
        each.number > call.number &&
        positionOf(each) > positionOf(call) &&
        each.first === call.first &&
        each.desk?.id === call.desk?.id,
    );
  return all
    .filter(isLastOfGroup)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || positionOf(b) - positionOf(a))
    .slice(0, RECENT_CALLS);
}

/** A number whose call was taken back may be called again. */
function isLater(call: DeskCall, known: DeskCall | undefined): boolean {
  if (!known) return true;
  const ahead = positionOf(call) - positionOf(known);
  return ahead > 0 || (ahead === 0 && call.at > known.at);
}
