import { PASSWORD_MIN_LENGTH } from '../../constants.ts';

/** IDN-020: measured without the blanks around it, stored as it was typed. */
export function isPasswordLongEnough(password: string): boolean {
  return password.trim().length >= PASSWORD_MIN_LENGTH;
}

/** IDN-020: what a form says of a new password and its repetition; `null` when they may be sent. */
export function passwordPairProblem(
  password: string,
  repeated: string,
): 'password_too_short' | 'mismatch' | null {
  if (!isPasswordLongEnough(password) || !isPasswordLongEnough(repeated)) {
    return 'password_too_short';
  }
  return password === repeated ? null : 'mismatch';
}
