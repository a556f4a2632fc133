import {
  isPasswordLongEnough,
  isPasswordPersonal,
  type KnownPerson,
  passwordPairProblem,
} from '@turno/shared-types/rules';
import { PasswordField } from './fields/password-field.tsx';
import type { FieldOfForm } from './use-form.ts';

export type PasswordPair = { password: string; confirmPassword: string };

type PasswordPairFieldsProps = {
  labels: PasswordPair;
  /** The rules of a password, shown with its field. */
  hint: string;
  fields: Record<keyof PasswordPair, FieldOfForm<string>>;
};

/** CON-077, CON-078: a new password, twice. */
export function PasswordPairFields({ labels, hint, fields }: PasswordPairFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.password}
        description={hint}
        {...fields.password}
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        label={labels.confirmPassword}
        {...fields.confirmPassword}
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}

/**
 * IDN-020: which of the two fields has to change, and why; the same for every form. `person` is what the form knows about the
 * account. Only the service has the list of common passwords, so a password without problems here may still be rejected.
 */
export function pairProblems(
  { password, confirmPassword }: PasswordPair,
  person: KnownPerson = { email: '' },
): Partial<PasswordPair> {
  const problem = passwordPairProblem(password, confirmPassword);
  if (problem === 'mismatch') return { confirmPassword: 'mismatch' };
  if (!isPasswordLongEnough(password)) return { password: 'password_too_short' };
  if (problem !== null) return { confirmPassword: 'mismatch' };
  return isPasswordPersonal(password, person) ? { password: 'password_too_common' } : {};
}

/** CON-079, X-45: whether both are long enough to be sent. */
export function isPairLongEnough({ password, confirmPassword }: PasswordPair): boolean {
  return isPasswordLongEnough(password) && isPasswordLongEnough(confirmPassword);
}
