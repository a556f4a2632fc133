/** The code of an error of the system or of Node (`ENOENT`, `ECONNREFUSED`, …); `null` for anything else. */
export function codeOf(error: unknown): string | null {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : null;
}
