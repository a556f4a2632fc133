import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { staffRoleSchema } from './staff-role.ts';

/** A person of the team of a merchant, as the others see it. */
export const managerSchema = z.object({
  userId: id,
  name: z.nullable(z.string()),
  /** `null` while the accounts cannot be read. */
  email: z.nullable(z.string()),
  role: staffRoleSchema,
  /** When the person joined the team; `null` in merchants that had no roles then. */
  since: z.nullable(instant),
});

export type Manager = z.infer<typeof managerSchema>;

/** S-08: an invitation to manage a merchant that was neither accepted nor revoked. */
export const managerInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRoleSchema,
  createdAt: instant,
  /** Its link works until then. */
  expiresAt: instant,
});

export type ManagerInvitation = z.infer<typeof managerInvitationSchema>;
