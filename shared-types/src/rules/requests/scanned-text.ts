/** CON-019: what counts of a scanned text is its last path segment, without query or fragment. */
export function lastPathSegment(scanned: string): string {
  const path = scanned.trim().split(/[?#]/, 1)[0] ?? '';
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.at(-1) ?? '';
}
