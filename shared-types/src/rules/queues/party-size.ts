import { DEFAULT_MAX_PAX } from '../../constants.ts';

type Range = { minPax: number; maxPax: number | null };

/** QUE-053: whether a queue accepts a party of this size; a queue without `maxPax` has no maximum. */
export function isPartyAllowed({ minPax, maxPax }: Range, paxCount: number): boolean {
  return paxCount >= minPax && (maxPax === null || paxCount <= maxPax);
}

/**
 * CON-027: the largest party that is offered for a queue; without `maxPax` any size is accepted, and lists end at a default.
 */
export function largestParty({ minPax, maxPax }: Range): number {
  return Math.max(minPax, maxPax ?? DEFAULT_MAX_PAX);
}

/** QUE-032: the child of a multi-queue for a party, the open-ended one last; `null` if none accepts it. */
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

/** QUE-060: how many tickets a person may still take in a category; `null` when the category sets no limit. */
export function remainingAllowance(limit: number | null, activeTickets: number): number | null {
  return limit === null ? null : Math.max(0, limit - activeTickets);
}
