import { isPartyAllowed } from '@turno/shared-types/rules';
import type { RuleViolation } from './rule-violation.ts';

/** QUE-053: why a queue does not accept a party of this size, with the accepted sizes; `null` when it does. */
export function partySizeViolation(
  { minPax, maxPax }: { minPax: number; maxPax: number | null },
  paxCount: number,
): RuleViolation | null {
  if (isPartyAllowed({ minPax, maxPax }, paxCount)) return null;
  return { code: 'pax_count_invalid', payload: { minPax, maxPax } };
}
