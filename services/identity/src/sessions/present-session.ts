import type { Session } from '@turno/shared-types';
import type { User } from '../accounts/store/users.ts';

type Shown = { user: Pick<User, 'id' | 'role' | 'mustChangePassword'>; accessToken: string };

/** IDN-003, IDN-015. */
export function presentSession({ user, accessToken }: Shown): Session {
  const { id, role, mustChangePassword = false } = user;
  return { id, accessToken, roles: [role], require_password_reset: mustChangePassword };
}
