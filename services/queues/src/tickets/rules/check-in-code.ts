import { isPaperCode, paperCode, typedCode } from './paper-code.ts';

const LENGTH = 10;

/** How many random bytes a code needs. */
export const CODE_BYTES = LENGTH;

/** The code that staff type when no camera works. */
export function checkInCode(bytes: Uint8Array): string {
  return paperCode(bytes, LENGTH);
}

/** The code in a typed text; `null` when it cannot be one. */
export function readCheckInCode(typed: string): string | null {
  const code = typedCode(typed);
  return isPaperCode(code, LENGTH) ? code : null;
}
