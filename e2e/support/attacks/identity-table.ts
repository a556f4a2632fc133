import type { Access } from '@turno/shared-types';

export type IdentityName =
  | 'anonymous'
  | 'guest'
  | 'user'
  | 'other user'
  | 'owner'
  | 'other merchant'
  | 'expired'
  | 'forged';

export type Ids = 'own' | 'foreign' | 'mixed';

/**
 * What the gateway must answer: a status, or `through` when the call's own handler decides. Written by hand, apart
 * from the code that enforces it, so that the two can disagree.
 */
export function expectedOutcome(access: Access, who: IdentityName, ids: Ids): number | 'through' {
  if (who === 'expired' || who === 'forged') return 401;
  if (access === 'anyone') return 'through';
  if (who === 'anonymous') return 401;
  const isMerchant = who === 'owner' || who === 'other merchant';
  switch (access) {
    case 'self':
      return ids === 'own' ? 'through' : 404;
    case 'merchant':
      return isMerchant ? 'through' : 403;
    case 'owner':
      if (!isMerchant) return 403;
      if (who === 'other merchant') return ids === 'foreign' ? 'through' : 403;
      return ids === 'foreign' ? 403 : 'through';
    default:
      return 'through';
  }
}
