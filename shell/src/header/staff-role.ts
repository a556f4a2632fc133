import { type SessionPort, STAFF_ROLES, type StaffRole } from '@turno/shared-types';
import { localStore } from '@turno/shared-ui/session';

const KEY = 'turno.staff-role';

/** S-08: the role at the merchant that the signed-in person has chosen; `null` where none is known. */
export type StaffRoleStore = {
  read(): StaffRole | null;
  /** What a remote that shows the merchant has said. */
  replace(role: StaffRole | null): void;
  subscribe(listener: () => void): () => void;
};

/** Begins with what this device stored last, because only pages of staff know the role and the header is on all of them. */
export function createStaffRoleStore(session: SessionPort): StaffRoleStore {
  const listeners = new Set<() => void>();
  const userId = () => session.read()?.id;
  // Another tab may show another merchant, so that the stored role is that of its choice.
  let received: { userId: number | undefined; role: StaffRole | null } | null = null;
  return {
    read: () => (received && received.userId === userId() ? received.role : storedRole()),
    replace(role) {
      received = { userId: userId(), role };
      if (role) localStore.setItem(KEY, role);
      else localStore.removeItem(KEY);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is stored, unless it is of a release that knows other roles. */
function storedRole(): StaffRole | null {
  const stored = localStore.getItem(KEY);
  return STAFF_ROLES.find((role) => role === stored) ?? null;
}
