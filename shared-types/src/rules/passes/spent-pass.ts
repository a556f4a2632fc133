/** Why a pass is blocked, and until when; `null` if that is unknown. */
type Blocker = { code: string; from: Date | string | null };

const USED = new Set(['pass_already_entered', 'pass_no_uses_left']);

/**
 * Whether a pass is blocked because its uses are spent permanently, on any day. Such a pass is no longer active, so a person
 * may have the next one of its type (PAS-021, PAS-031), and the wallet lists it among the past ones (CON-072).
 */
export function isSpent({ code, from }: Blocker): boolean {
  return from === null && USED.has(code);
}
