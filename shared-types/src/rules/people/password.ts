import { PASSWORD_MIN_LENGTH } from '../../constants.ts';

/** IDN-020: the length is measured after trimming; the password is stored as typed. */
export function isPasswordLongEnough(password: string): boolean {
  return password.trim().length >= PASSWORD_MIN_LENGTH;
}

/** IDN-020: the problem with a new password and its repetition; `null` when there is none. */
export function passwordPairProblem(
  password: string,
  repeated: string,
): 'password_too_short' | 'mismatch' | null {
  if (!isPasswordLongEnough(password) || !isPasswordLongEnough(repeated)) {
    return 'password_too_short';
  }
  return password === repeated ? null : 'mismatch';
}
