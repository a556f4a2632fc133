/** CON-080: only the digits of what was typed, without zeros in front; empty stays empty. */
export function digitsOf(text: string, maxLength = 9): string {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.slice(0, maxLength);
}

/** The number in a box of digits; `null` while it is empty. */
export function numberOf(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}

/** One step up or down, inside the limits; an empty box starts at the nearest limit. */
export function stepped(
  value: number | null,
  step: number,
  { min, max }: { min: number; max: number },
): number {
  if (value === null) return step > 0 ? Math.max(min, Math.min(step, max)) : min;
  return Math.min(max, Math.max(min, value + step));
}
