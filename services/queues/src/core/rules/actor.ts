import type { StaffRole } from '@turno/shared-types';

/** Who acts at a merchant: a person in a role, or an API key. */
export type Actor = { userId: number; role?: StaffRole } | { keyId: number };

/** The recorded author of a caller's commands. */
export function actorOf({
  userId,
  staffRole,
  keyId,
}: {
  userId: number;
  staffRole?: StaffRole;
  keyId?: number;
}): Actor {
  if (keyId !== undefined) return { keyId };
  return { userId, ...(staffRole ? { role: staffRole } : {}) };
}
