/**
 * Address of a remote's entry for the n-th attempt, counted from 0. A browser may remember that a module failed to
 * load for as long as the page lives; only another address is asked for again.
 */
export function entryAddress(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  return `${entry}${entry.includes('?') ? '&' : '?'}retry=${attempt}`;
}
