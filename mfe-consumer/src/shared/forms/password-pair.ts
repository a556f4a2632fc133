import { isPasswordLongEnough, passwordPairProblem } from '@turno/shared-types/rules';

export type PasswordPair = { password: string; confirmPassword: string };

/** IDN-020: which of the two fields is to be mended, and why. */
export function pairProblems({ password, confirmPassword }: PasswordPair): Partial<PasswordPair> {
  const problem = passwordPairProblem(password, confirmPassword);
  if (problem === null) return {};
  if (problem === 'mismatch') return { confirmPassword: 'mismatch' };
  return isPasswordLongEnough(password)
    ? { confirmPassword: 'mismatch' }
    : { password: 'password_too_short' };
}

/** CON-079, X-45: whether both are long enough to be sent. */
export function isPairLongEnough({ password, confirmPassword }: PasswordPair): boolean {
  return isPasswordLongEnough(password) && isPasswordLongEnough(confirmPassword);
}
