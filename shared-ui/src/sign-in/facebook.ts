import { base64url, digestOf } from '@turno/shared-ui/digest';

const KEY = 'facebookSignIn';

export type FacebookStart = {
  /** The secret whose digest was sent along; without it the returned code is worthless. */
  verifier: string;
  /** The path to return to; `null` for the home page of the role. */
  origin: string | null;
};

/** Leaves for Facebook's sign-in page; this tab stores the secret that binds the redirect to it (IDN-009). */
export async function beginFacebook(
  apiBase: string,
  origin: string | null,
  leave: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = await digestOf(verifier);
  const start: FacebookStart = { verifier, origin };
  sessionStorage.setItem(KEY, JSON.stringify(start));
  leave(`${apiBase}/auth/facebook?challenge=${challenge}`);
}

/** Reads and removes what this tab stored before the redirect; `null` without it. */
export function takeFacebookStart(): FacebookStart | null {
  try {
    const { verifier, origin } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    const isPath = typeof origin === 'string' && /^\/(?![/\\])/.test(origin);
    return typeof verifier === 'string' ? { verifier, origin: isPath ? origin : null } : null;
  } catch {
    return null;
  }
}
