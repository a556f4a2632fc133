import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { guestTicketsSchema } from './guest-tickets.ts';

export const ROLES = ['ROLE_GUEST', 'ROLE_USER', 'ROLE_MERCHANT'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The scope of an access token (its claim `typ`): `access` for everything its role may do, `password-change` for a forced
 * change only (IDN-015), `new-merchant` for the calls that end a merchant's registration (IDN-008, X-14).
 */
export const TOKEN_SCOPES = ['access', 'password-change', 'new-merchant'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** IDN-003 */
export const sessionSchema = z.object({
  id,
  accessToken: z.string(),
  /** Never empty; the first is the current role (IDN-001). */
  roles: z.array(z.enum(ROLES)).check(z.minLength(1)),
  require_password_reset: z.boolean(),
  /** S-16: only if the request that opened the session had a guest's token. */
  guestTickets: z.optional(guestTicketsSchema),
});

export type Session = z.infer<typeof sessionSchema>;

/** A signed-in session as shown to its owner; its id only names it here and gives no access. */
export const accountSessionSchema = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});
