const LETTER = 1.2;
const WIDEST = 1.48;

/**
 * CON-051, DIS-002: the width of a ticket's number in digits, in the typeface of numbers and its narrow cut: letters are wider
 * than digits, M and W most of all.
 */
export function numberWidth(number: string): number {
  const widths = [...number].map((character) => {
    if (/[MW]/.test(character)) return WIDEST;
    return /[A-Z]/.test(character) ? LETTER : 1;
  });
  return widths.reduce((sum, each) => sum + each, 0);
}
