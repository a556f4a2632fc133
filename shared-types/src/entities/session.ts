import * as z from 'zod/mini';
import { id } from '../fields.ts';

export const ROLES = ['ROLE_GUEST', 'ROLE_USER', 'ROLE_MERCHANT'] as const;
export type Role = (typeof ROLES)[number];

/** IDN-003 */
export const sessionSchema = z.object({
  id,
  accessToken: z.string(),
  /** Never empty; the first is the role in force (IDN-001). */
  roles: z.array(z.enum(ROLES)).check(z.minLength(1)),
  require_password_reset: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;
