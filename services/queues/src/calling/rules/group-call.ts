import { callPosition } from '../../tickets/index.ts';

/** The last call of a command at a counter, if the command calls ticket by ticket. */
export type CalledBefore = {
  number: number;
  sortKey?: number;
  callFirst?: number;
  callAfter?: number;
  /** Set when the ticket has since come back to wait. */
  isPast?: true;
};

/**
 * Whether a ticket may be called together with the previous one of its command: as in a group that is called at once, a ticket
 * out of the order of numbers is called separately (S-21).
 */
export function mayFollow(
  { number, sortKey }: { number: number; sortKey?: number },
  before: CalledBefore,
): boolean {
  const isInOrder = sortKey === undefined && before.sortKey === undefined;
  return isInOrder && !before.isPast && before.number < number;
}

/**
 * The first number of the group that a call continues; `undefined` when the desk has called somebody else there since, because
 * it then no longer serves the earlier tickets of the group (S-03, S-20).
 */
export function groupFirst(before: CalledBefore, callAfter: number): number | undefined {
  return callAfter === callPosition(before) ? (before.callFirst ?? before.number) : undefined;
}

/**
 * The tickets of a group, in order: as many as it takes to reach the number of people. A party is never split, so the last one
 * may exceed the number. Boards and pages identify a group by its first and last number, so a ticket out of the order of
 * numbers is called separately (S-21).
 */
export function groupOf<Party extends { paxCount: number; sortKey?: number }>(
  waiting: readonly Party[],
  paxCount: number,
): Party[] {
  const group: Party[] = [];
  let people = 0;
  for (const party of waiting) {
    const isAlone = [party, ...group.slice(0, 1)].some(({ sortKey }) => sortKey !== undefined);
    if (people >= paxCount || (isAlone && group.length > 0)) break;
    group.push(party);
    people += party.paxCount;
  }
  return group;
}
