import { type SessionPort, STAFF_ROLES, type StaffRole } from '@turno/shared-types';
import { localStore } from '@turno/shared-ui/session';

const KEY = 'turno.staff-role';

/** S-08: the role at the merchant that the signed-in person has chosen; `null` where none is known. */
export type StaffRoleStore = {
  read(): StaffRole | null;
  /** Sets the role that a remote has reported for the shown merchant. */
  replace(role: StaffRole | null): void;
  subscribe(listener: () => void): () => void;
};

/**
 * Starts with the role that this device stored last, because only staff pages know the role, and the header is on all pages.
 */
export function createStaffRoleStore(session: SessionPort): StaffRoleStore {
  const listeners = new Set<() => void>();
  const userId = () => session.read()?.id;
  // The role reported in this tab takes precedence: another tab may show another merchant and store the role there.
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

/** The stored role; `null` if another release stored a role that this one does not know. */
function storedRole(): StaffRole | null {
  const stored = localStore.getItem(KEY);
  return STAFF_ROLES.find((role) => role === stored) ?? null;
}
