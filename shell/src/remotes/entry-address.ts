/**
 * Address of a remote's entry for the n-th attempt, counted from 0. Browsers cache a failed module load for the life of
 * the page, so a retry needs another address.
 */
export function entryAddress(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  return `${entry}${entry.includes('?') ? '&' : '?'}retry=${attempt}`;
}
