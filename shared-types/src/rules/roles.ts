/** the old default counts as a user too. */
export function isUser(role: string | undefined): boolean {
  return role === 'ROLE_USER' || role === 'AUTH_USER';
}

export function isMerchant(role: string | undefined): boolean {
  return role === 'ROLE_MERCHANT';
}

export function isGuest(role: string | undefined): boolean {
  return role === 'ROLE_GUEST';
}
