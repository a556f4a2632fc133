const BLANKS_AND_DASHES = /[\s\p{Pd}_]/gu;

/** CON-019: the last path segment of a scanned address, without query and fragment. */
export function lastPathSegment(scanned: string): string {
  const path = scanned.replace(/[?#].*/s, '');
  const segments = path.split('/').map((segment) => segment.trim());
  return segments.findLast((segment) => segment !== '') ?? '';
}

/**
 * The code in a scanned or typed text: the signed text of a QR code or a token unchanged, or a typed code in capitals
 * without the blanks and dashes that people put between its letters. Empty when nothing is left (PAS-032, CON-019).
 */
export function scannedCode(text: string): string {
  const code = lastPathSegment(text);
  // A signed text contains dots and is case-sensitive; a typed code is neither.
  return code.includes('.') ? code : code.replace(BLANKS_AND_DASHES, '').toUpperCase();
}
