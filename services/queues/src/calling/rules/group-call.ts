import { callPosition } from '../../tickets/index.ts';

/** What a command called last at a counter where it calls ticket by ticket. */
export type CalledBefore = {
  number: number;
  sortKey?: number;
  callFirst?: number;
  callAfter?: number;
  /** It came back to wait since. */
  isPast?: true;
};

/**
 * Whether a ticket is called together with the one that its command called before: as in a group that is called at once,
 * one out of the order of numbers is called by itself (S-21).
 */
export function mayFollow(
  { number, sortKey }: { number: number; sortKey?: number },
  before: CalledBefore,
): boolean {
  const isInOrder = sortKey === undefined && before.sortKey === undefined;
  return isInOrder && !before.isPast && before.number < number;
}

/**
 * The first number of the group that a call continues; `undefined` when the desk has called somebody else there since,
 * because it no longer serves the group's earlier tickets (S-03, S-20).
 */
export function groupFirst(before: CalledBefore, callAfter: number): number | undefined {
  return callAfter === callPosition(before) ? (before.callFirst ?? before.number) : undefined;
}

/**
 * The tickets that make a group, in their order: as many as it takes to reach the number of people. A party is never
 * split, so that the last one may make the group larger. Boards and pages know a group by its first and last number, so a
 * ticket out of the order of numbers is called by itself (S-21).
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
