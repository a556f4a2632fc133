type Range = { minPax: number; maxPax: number | null };

/** QUE-053: whether a queue takes a party of this size; a queue without `maxPax` takes any size above. */
export function isPartyAllowed({ minPax, maxPax }: Range, paxCount: number): boolean {
  return paxCount >= minPax && (maxPax === null || paxCount <= maxPax);
}

/** QUE-032: the child of a multi-queue that a party belongs to, the open-ended one last; `null` when none takes it. */
export function childForParty<Child extends Range>(
  children: readonly Child[],
  paxCount: number,
): Child | null {
  const bounded = children.find(
    (child) => child.maxPax !== null && isPartyAllowed(child, paxCount),
  );
  const openEnded = children.find(({ maxPax }) => maxPax === null);
  return bounded ?? (openEnded && isPartyAllowed(openEnded, paxCount) ? openEnded : null);
}

/** QUE-060: tickets a person may still take in a category; `null` when the category sets no limit. */
export function remainingAllowance(limit: number | null, activeTickets: number): number | null {
  return limit === null ? null : Math.max(0, limit - activeTickets);
}
