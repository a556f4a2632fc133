import type { Role } from '../../entities/session.ts';

/** the legacy default also counts as a user. */
export function isUser(role: string | undefined): boolean {
  return role === 'ROLE_USER' || role === 'AUTH_USER';
}

export function isMerchant(role: string | undefined): boolean {
  return role === 'ROLE_MERCHANT';
}

export function isGuest(role: string | undefined): boolean {
  return role === 'ROLE_GUEST';
}

/** IDN-001, IDN-002: the first role counts; a legacy session without roles is a user's. */
export function roleInForce(roles: readonly string[]): string {
  return roles[0] ?? 'AUTH_USER';
}

/** The roles a sign-up may request, in either spelling (G-56). */
export const SIGN_UP_ROLES = {
  user: 'ROLE_USER',
  guest: 'ROLE_GUEST',
  merchant: 'ROLE_MERCHANT',
  ROLE_USER: 'ROLE_USER',
  ROLE_GUEST: 'ROLE_GUEST',
  ROLE_MERCHANT: 'ROLE_MERCHANT',
} as const satisfies Record<string, Role>;
