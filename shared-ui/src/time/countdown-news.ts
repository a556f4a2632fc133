/** The seconds left at which a countdown speaks, unless told otherwise: rarely, so that nobody is talked over. */
export const SPOKEN_AT_SECONDS: readonly number[] = [60, 30, 10];

/** What is to be said when a countdown has moved from `before` to `after` seconds: the last mark passed, or nothing. */
export function spokenMark(before: number, after: number, marks: readonly number[]): number | null {
  const passed = marks.filter((mark) => before > mark && after <= mark && after > 0);
  return passed.length === 0 ? null : Math.min(...passed);
}
