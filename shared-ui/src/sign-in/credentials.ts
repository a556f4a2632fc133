import { signInCall } from '@turno/shared-types';

export type Credentials = { email: string; password: string };

/** CON-075: nothing is sent while a field is empty. */
export function isComplete({ email, password }: Credentials): boolean {
  return email.trim() !== '' && password !== '';
}

/** IDN-019: whether the address is one by the contract's own pattern. */
export function isEmail(email: string): boolean {
  return signInCall.body.safeParse({ email, password: '' }).success;
}
