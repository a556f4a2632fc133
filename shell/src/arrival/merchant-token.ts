/**
 * G-15: whether a text may be a merchant's token: three base64url parts, a payload that can be read, an end in the
 * future and the role. It proves nothing: `GET /auth/me` must confirm it.
 */
export function looksLikeMerchantToken(text: string, now: Date): boolean {
  const parts = text.split('.');
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return false;
  const payload = payloadOf(parts[1] ?? '');
  if (payload === null) return false;
  const { exp, roles, role } = payload;
  const isInForce = typeof exp === 'number' && exp * 1_000 > now.getTime();
  // Our own tokens name one role.
  const named = Array.isArray(roles) ? roles : [role];
  return isInForce && named.includes('ROLE_MERCHANT');
}

type Payload = { exp?: unknown; roles?: unknown; role?: unknown };

function payloadOf(part: string): Payload | null {
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}
