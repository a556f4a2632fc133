/** CON-019: the last path segment of a scanned address, without query and fragment. */
export function lastPathSegment(scanned: string): string {
  const path = scanned.trim().split(/[?#]/, 1)[0] ?? '';
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.at(-1) ?? '';
}
