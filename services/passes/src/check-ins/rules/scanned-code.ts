import { lastPathSegment } from '@turno/shared-types/rules';

const BLANKS_AND_DASHES = /[\s\p{Pd}_]+/gu;

/**
 * What to look a ticket up by: the signed text of a QR code as it is, or a typed code without the
 * blanks and dashes people put between its letters. Empty when nothing is left (PAS-032, CON-019).
 */
export function scannedCode(text: string): string {
  const code = lastPathSegment(text);
  // A signed text has dots and is case-sensitive; a typed code has neither.
  return code.includes('.') ? code : code.replace(BLANKS_AND_DASHES, '').toUpperCase();
}
