/** QUE-060: tickets a person may still take in a category; `null` when the category sets no limit. */
export function remainingAllowance(limit: number | null, activeTickets: number): number | null {
  return limit === null ? null : Math.max(0, limit - activeTickets);
}
