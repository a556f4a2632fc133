import type { Broken, Check, Evidence } from '../evidence/evidence.ts';
import { allowanceChecks } from './allowances.ts';
import { pressChecks } from './calling.ts';
import { numberChecks } from './numbers.ts';
import { orderChecks } from './order.ts';
import { restChecks } from './quiescence.ts';
import { answerChecks } from './responses.ts';
import { seatChecks } from './seats.ts';

/** Every promise that is checked, in the order of their names. */
export const CHECKS: readonly Check[] = [
  ...numberChecks,
  ...allowanceChecks,
  ...restChecks,
  ...orderChecks,
  ...pressChecks,
  ...seatChecks,
  ...answerChecks,
].toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/** The promises that do not hold. */
export function brokenIn(evidence: Evidence): Broken[] {
  return CHECKS.map(({ id, promise, violations }) => ({
    id,
    promise,
    violations: violations(evidence),
  })).filter(({ violations }) => violations.length > 0);
}
