import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { staffRoleSchema } from './staff-role.ts';

/** A member of a merchant's team as shown to the others. */
export const managerSchema = z.object({
  userId: id,
  name: z.nullable(z.string()),
  /** `null` while the account cannot be read. */
  email: z.nullable(z.string()),
  role: staffRoleSchema,
  /** When the person joined the team; `null` for people who joined before roles existed. */
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
