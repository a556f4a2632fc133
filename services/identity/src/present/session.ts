import type { Session } from '@turno/shared-types';
import type { User } from '../store/users.ts';

/** IDN-003. Nothing sets the reset flag yet: changing a password comes with its own calls. */
export function presentSession({
  user,
  accessToken,
}: {
  user: User;
  accessToken: string;
}): Session {
  return { id: user.id, accessToken, roles: [user.role], require_password_reset: false };
}
