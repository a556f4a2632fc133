import type { Broken, Check, Evidence } from '../evidence.ts';
import { allowanceChecks } from './allowances.ts';
import { answerChecks } from './answers.ts';
import { numberChecks } from './numbers.ts';
import { orderChecks } from './order.ts';
import { pressChecks } from './presses.ts';
import { restChecks } from './rest.ts';
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
