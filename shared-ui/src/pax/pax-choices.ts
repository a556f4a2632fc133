/** CST-009: sizes up to this one have a button of their own. */
export const PAX_BUTTONS_MAX = 6;
export type PaxRange = { min: number; max: number };

const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** CON-026: whether the size of the party is asked before a number is taken. */
export function asksForPax({ maxPax }: { maxPax: number | null }): boolean {
  return (maxPax ?? 1) > 1;
}

/** CST-009: the sizes that have a button, and those in the list of larger ones. Together every size of the range, once. */
export function paxChoices({ min, max }: PaxRange): { buttons: number[]; more: number[] } {
  return {
    buttons: between(min, Math.min(max, PAX_BUTTONS_MAX)),
    more: between(Math.max(min, PAX_BUTTONS_MAX + 1), max),
  };
}
