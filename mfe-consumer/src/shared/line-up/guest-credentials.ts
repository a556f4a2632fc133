const PASSWORD_BYTES = 24;

export type GuestCredentials = { email: string; password: string };

/**
 * An address nobody can hold and a password nobody knows, for a temporary account (IDN-024).
 * `id` is unguessable; `random` gives that many random bytes.
 */
export function guestCredentials(
  id: string,
  random: (length: number) => Uint8Array,
): GuestCredentials {
  return { email: `guest+${id}@guest.invalid`, password: hex(random(PASSWORD_BYTES)) };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
