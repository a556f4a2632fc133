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
