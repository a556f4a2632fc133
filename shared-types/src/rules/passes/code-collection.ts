import { PASS_CODE_MIN_LENGTH } from '../../constants.ts';
import { MAX_PASSES } from '../../entities/pass.ts';
import { scannedCode } from '../requests/scanned-text.ts';

/** The effect of a scanned or typed text on the codes that are already collected. */
export type CodeAddition =
  | { kind: 'added'; codes: readonly string[] }
  | { kind: 'repeated' | 'too-short' | 'too-many' };

/**
 * PSU-005, CON-071: collects one more code; a code that is too short, repeated or the sixteenth is not collected. Codes that
 * were taken before count as repeated too.
 */
export function addCode(
  codes: readonly string[],
  text: string,
  taken: readonly string[] = [],
): CodeAddition {
  const code = scannedCode(text);
  if (code.length < PASS_CODE_MIN_LENGTH) return { kind: 'too-short' };
  if ([...codes, ...taken].includes(code)) return { kind: 'repeated' };
  if (codes.length >= MAX_PASSES) return { kind: 'too-many' };
  return { kind: 'added', codes: [...codes, code] };
}
