import { isEmail } from '@turno/shared-types/rules';
import { formRules } from '@turno/shared-ui/forms';
import { pairProblems } from '../shared/forms/password-pair.ts';

export type SignUpValues = {
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

/** CON-077: nothing is sent while a field is empty or the terms are not accepted. */
export function isComplete({ email, password, confirmPassword, terms }: SignUpValues): boolean {
  return email.trim() !== '' && password !== '' && confirmPassword !== '' && terms;
}

/** IDN-019, IDN-020 */
export const signUpRules = formRules<SignUpValues>((values) => ({
  ...(isEmail(values.email) ? {} : { email: 'invalid_email' }),
  ...pairProblems(values),
}));
