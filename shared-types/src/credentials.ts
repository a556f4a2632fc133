import * as z from 'zod/mini';
import { isPasswordLongEnough } from './rules/people/password.ts';

/** A password somebody gives. Argon2 reads every byte it is given: a bound keeps one sign-in from costing as much as a thousand. */
export const password = z.string().check(z.maxLength(200));

/** A password somebody chooses (IDN-020). */
export const newPassword = password.check(z.refine(isPasswordLongEnough, 'password_too_short'));

/** An address as it is kept and looked for: without blanks around it, in small letters (IDN-019). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('invalid_email'));
