import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** A person who manages a merchant, as the other managers see it. */
export const managerSchema = z.object({
  userId: id,
  name: z.nullable(z.string()),
  /** `null` while the accounts cannot be read. */
  email: z.nullable(z.string()),
});

export type Manager = z.infer<typeof managerSchema>;

/** S-08: an invitation to manage a merchant that was neither accepted nor revoked. */
export const managerInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: instant,
  /** Its link works until then. */
  expiresAt: instant,
});

export type ManagerInvitation = z.infer<typeof managerInvitationSchema>;
