/**
 * The tickets that make a group, in their order: as many as it takes to reach the number of people. A party is never
 * split, so that the last one may make the group larger.
 */
export function groupOf<Party extends { paxCount: number }>(
  waiting: readonly Party[],
  paxCount: number,
): Party[] {
  const group: Party[] = [];
  let people = 0;
  for (const party of waiting) {
    if (people >= paxCount) break;
    group.push(party);
    people += party.paxCount;
  }
  return group;
}
