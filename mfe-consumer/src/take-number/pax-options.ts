/** Up to this party size the selector is a half-height sheet (CON-027). */
const HALF_SHEET_MAX_PAX = 6;

type PaxRange = { minPax: number; maxPax: number | null };

/** Every party size a queue serves (CON-027). */
export function paxOptions({ minPax, maxPax }: PaxRange): number[] {
  const length = Math.max(0, (maxPax ?? minPax) - minPax + 1);
  return Array.from({ length }, (_, index) => minPax + index);
}

/** CON-026: whether the size is asked before a number is taken. */
export function asksForPax({ maxPax }: PaxRange): boolean {
  return (maxPax ?? 1) > 1;
}

/** CON-027: whether the sheet takes half the height. */
export function isHalfSheet({ maxPax }: PaxRange): boolean {
  return (maxPax ?? 1) <= HALF_SHEET_MAX_PAX;
}
