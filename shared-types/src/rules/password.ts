import { PASSWORD_MIN_LENGTH } from '../constants.ts';

/** IDN-020: measured without the blanks around it, stored as it was typed. */
export function isPasswordLongEnough(password: string): boolean {
  return password.trim().length >= PASSWORD_MIN_LENGTH;
}
