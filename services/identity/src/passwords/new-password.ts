import { ApiError } from '@turno/kit';
import { isPasswordLongEnough } from '@turno/shared-types/rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Deps } from '../deps.ts';

// Shorter ones already fail the minimum length.
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter(isPasswordLongEnough),
);

/** How many passwords are known to be common. */
export const COMMON_PASSWORD_COUNT = COMMON.size;

/** Whether a password is one of those that attackers try first, regardless of case and surrounding blanks. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}

/** Throws `password_too_common` for a common password (IDN-020). */
export function rejectCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new ApiError('password_too_common');
}

/** Throws `equal_passwords` for the current password (IDN-018). */
export async function rejectCurrentPassword(
  deps: Deps,
  password: string,
  currentHash: string | null,
): Promise<void> {
  if (await deps.passwords.verify(password, currentHash)) throw new ApiError('equal_passwords');
}
