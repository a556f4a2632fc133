import type { Role } from '@turno/shared-types';
import { isGuest, isMerchant } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import { atom } from 'jotai';

/** The role in force; `null` without a session (IDN-001). */
export const roleAtom = atom((get): Role | null => get(sessionAtom)?.roles[0] ?? null);

/** SHL-022: who is offered their own queues: neither guests nor merchants nor visitors. */
export const hasMyQueuesAtom = atom((get) => {
  const role = get(roleAtom);
  return role !== null && !isGuest(role) && !isMerchant(role);
});

/** Whether a ticket taken now would belong to this device only (CON-022). */
export const isGuestAtom = atom((get) => {
  const role = get(roleAtom);
  return role === null || isGuest(role);
});
