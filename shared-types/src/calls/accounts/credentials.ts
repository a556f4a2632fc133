import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '../../constants.ts';
import { line } from '../../input-fields.ts';
import { isPasswordLongEnough } from '../../rules/people/password.ts';

/**
 * A password as sent for signing in, in one normal form (see `normalizePassword`). The maximum length limits the work of
 * Argon2, which hashes every byte it receives.
 */
export const password = z.string().check(z.normalize('NFKC'), z.maxLength(PASSWORD_MAX_LENGTH));

/** A new password (IDN-020). */
export const newPassword = password.check(z.refine(isPasswordLongEnough, 'password_too_short'));

/** An e-mail address as it is stored and looked up: trimmed, in lower case (IDN-019). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('invalid_email'));

/** The name of an account, which teams and invitations show. */
export const accountName = line(120);
