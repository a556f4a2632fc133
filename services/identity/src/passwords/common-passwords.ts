import { isPasswordLongEnough } from '@turno/shared-types/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

// Shorter ones are refused for their length already.
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter(isPasswordLongEnough),
);

/** How many passwords are known to be common. */
export const COMMON_PASSWORD_COUNT = COMMON.size;

/** Whether a password is one of those that are tried first, in whatever case and with whatever blanks around it. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}
