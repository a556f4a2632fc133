import type { RuleViolation } from '../../core/index.ts';
import type { Allowance } from '../../queue-days/index.ts';
import type { AllowanceSlot } from '../../tickets/index.ts';

/** A ticket a person waits with, as far as it counts towards the allowance. */
export type Held = AllowanceSlot & { counterId: number; categoryId: number | null };

export type Room<H extends Held> =
  | { kind: 'free'; slots: AllowanceSlot }
  /** The person waits in this queue already. */
  | { kind: 'occupied'; by: H }
  | { kind: 'full'; violation: RuleViolation };

/**
 * Whether a person who holds these tickets may take one more, and the slot it would occupy. `reserved` are the slots
 * of numbers that have no ticket yet.
 */
export function roomFor<H extends Held>(
  held: readonly H[],
  { counterId, limit, categoryId, categoryLimit }: Allowance & { counterId: number },
  reserved: readonly Held[] = [],
): Room<H> {
  const by = held.find((each) => each.counterId === counterId);
  if (by) return { kind: 'occupied', by };
  const taken = [...held, ...reserved];
  const slot = firstFree(taken.map((each) => each.slot));
  const hasLimit = categoryId !== null && categoryLimit !== null;
  const ofCategory = hasLimit ? taken.filter((each) => each.categoryId === categoryId) : [];
  const categorySlot = firstFree(ofCategory.map((each) => each.categorySlot ?? -1));
  // the category is named before the overall limit.
  if (hasLimit && Math.max(ofCategory.length, categorySlot) >= categoryLimit) {
    return full({ code: 'max_tickets_category', payload: { n: categoryLimit } });
  }
  if (Math.max(held.length, slot) >= limit) {
    return full({ code: 'max_tickets', payload: { n: limit } });
  }
  return { kind: 'free', slots: hasLimit ? { slot, categorySlot } : { slot } };
}

function firstFree(taken: readonly number[]): number {
  let free = 0;
  while (taken.includes(free)) free += 1;
  return free;
}

function full(violation: RuleViolation): Room<never> {
  return { kind: 'full', violation };
}
