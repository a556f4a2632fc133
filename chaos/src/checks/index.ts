import type { BrokenPromise, Check, Evidence } from '../evidence/evidence.ts';
import { allowanceChecks } from './allowances.ts';
import { callingChecks } from './calling.ts';
import { numberChecks } from './numbers.ts';
import { orderChecks } from './order.ts';
import { passChecks } from './passes.ts';
import { quiescenceChecks } from './quiescence.ts';
import { responseChecks } from './responses.ts';
import { seatChecks } from './seats.ts';

/** All checks, ordered by id. */
export const CHECKS: readonly Check[] = [
  ...numberChecks,
  ...allowanceChecks,
  ...quiescenceChecks,
  ...orderChecks,
  ...callingChecks,
  ...seatChecks,
  ...passChecks,
  ...responseChecks,
].toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/** The promises that the evidence violates. */
export function findBrokenPromises(evidence: Evidence): BrokenPromise[] {
  return CHECKS.map(({ id, promise, violations }) => ({
    id,
    promise,
    violations: violations(evidence),
  })).filter(({ violations }) => violations.length > 0);
}
