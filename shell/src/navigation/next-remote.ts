import type { RemoteName, Role } from '@turno/shared-types';

/** The remote that somebody is likely to open after this one; `null` where nothing is likely. */
export function nextRemote(current: RemoteName, role: Role | null): RemoteName | null {
  if (current === 'mfe-display') return null;
  if (role !== 'ROLE_MERCHANT') return null;
  return current === 'mfe-merchant' ? 'mfe-passes' : 'mfe-merchant';
}
