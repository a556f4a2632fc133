import { PASSWORD_MIN_LENGTH } from '@turno/shared-types/constants';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const FAIR_LENGTH = 11;
const STRONG_LENGTH = 14;
const VARIED_KINDS = 3;
const FEW_CHARACTERS = 5;

/**
 * How hard a password is to guess, as a hint: length counts most, variety helps, repetition weakens it. It rejects no
 * password; the server has the rules (IDN-020).
 */
export function passwordStrength(password: string): PasswordStrength {
  const { length } = password.trim();
  if (length < PASSWORD_MIN_LENGTH) return 'short';
  if (new Set(password).size < FEW_CHARACTERS) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  const worth = length + (kinds.length >= VARIED_KINDS ? 3 : 0);
  if (worth >= STRONG_LENGTH) return 'strong';
  return worth >= FAIR_LENGTH ? 'fair' : 'weak';
}
