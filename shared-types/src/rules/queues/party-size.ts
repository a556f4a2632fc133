import { DEFAULT_MAX_PAX } from '../../constants.ts';

type Range = { minPax: number; maxPax: number | null };

/** QUE-053: whether a queue takes a party of this size; a queue without `maxPax` takes any size above. */
export function isPartyAllowed({ minPax, maxPax }: Range, paxCount: number): boolean {
  return paxCount >= minPax && (maxPax === null || paxCount <= maxPax);
}

/** CON-027: the largest party that is offered for a queue; one without `maxPax` takes any, of which the lists name the first. */
export function largestParty({ minPax, maxPax }: Range): number {
  return Math.max(minPax, maxPax ?? DEFAULT_MAX_PAX);
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
