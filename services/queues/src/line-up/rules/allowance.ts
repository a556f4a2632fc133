import type { Allowance } from '../../queue-days/index.ts';
import type { AllowanceSlot } from '../../tickets/index.ts';

/** A waiting ticket of a person, as far as it counts towards the allowance. */
export type Held = AllowanceSlot & { counterId: number; categoryId: number | null };

/** A slot that a pending number has taken for its future ticket. */
export type Reserved = Held & { number: number };

export type Room<H extends Held> =
  | { kind: 'free'; slots: AllowanceSlot }
  /** The person already waits in this queue, or in another child of its multi-queue. */
  | { kind: 'occupied'; by: H }
  /** S-11: a number of the person is pending in another child of its multi-queue. */
  | { kind: 'reserved'; by: Reserved }
  | { kind: 'full'; violation: Full };

type Full = { code: 'max_tickets' | 'max_tickets_category'; payload: { n: number } };

/**
 * Whether a person who holds these tickets may take one more, and the slot it would occupy. `reserved` are the slots
 * of numbers that have no ticket yet.
 */
export function roomFor<H extends Held>(
  held: readonly H[],
  { counterId, limit, categoryId, categoryLimit, family }: Allowance & { counterId: number },
  reserved: readonly Reserved[] = [],
): Room<H> {
  const isOfFamily = (each: Held) => family !== undefined && each.family === family;
  const by = held.find((each) => each.counterId === counterId || isOfFamily(each));
  if (by) return { kind: 'occupied', by };
  const rival = reserved.find(isOfFamily);
  if (rival) return { kind: 'reserved', by: rival };
  const taken = [...held, ...reserved];
  const slot = firstFree(taken.map((each) => each.slot));
  const hasLimit = categoryId !== null && categoryLimit !== null;
  const ofCategory = hasLimit ? taken.filter((each) => each.categoryId === categoryId) : [];
  const categorySlot = firstFree(ofCategory.map((each) => each.categorySlot ?? -1));
  // the limit of the category is reported before the overall limit.
  if (hasLimit && Math.max(ofCategory.length, categorySlot) >= categoryLimit) {
    return full({ code: 'max_tickets_category', payload: { n: categoryLimit } });
  }
  if (Math.max(held.length, slot) >= limit) {
    return full({ code: 'max_tickets', payload: { n: limit } });
  }
  return {
    kind: 'free',
    slots: {
      slot,
      ...(hasLimit ? { categorySlot } : {}),
      ...(family === undefined ? {} : { family }),
    },
  };
}

function firstFree(taken: readonly number[]): number {
  let free = 0;
  while (taken.includes(free)) free += 1;
  return free;
}

function full(violation: Full): Room<never> {
  return { kind: 'full', violation };
}
