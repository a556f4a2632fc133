/** What stands in the way of a pass, and from when it does not; `null` where no day is known. */
type Blocker = { code: string; from: Date | string | null };

const USED = new Set(['pass_already_entered', 'pass_no_uses_left']);

/**
 * Whether a pass is blocked because its uses are spent for good, on whatever day: such a pass is not active any more, so that
 * a person may have the next one of its type (PAS-021, PAS-031), and the wallet lists it among the past ones (CON-072).
 */
export function isSpent({ code, from }: Blocker): boolean {
  return from === null && USED.has(code);
}
