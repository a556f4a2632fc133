// The pattern of zod's e-mail check, repeated here so that pages do not load zod.
const ADDRESS =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const MAX_LENGTH = 254;
/** A domain that can never receive mail (RFC 2606), so that no guest occupies a person's address. */
const GUEST_ADDRESS = /^guest\+[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@guest\.invalid$/;
const GUEST_DOMAIN = '@guest.invalid';

/** IDN-019: whether a text, trimmed, has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && ADDRESS.test(address);
}

/** The mailbox of an address, for limits: addresses that differ only after a `+` share a mailbox. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, '');
}

/** G-50: whether an address is one that a client generates for a guest. */
export function isGuestAddress(email: string): boolean {
  return GUEST_ADDRESS.test(email);
}

/** Guests have generated addresses, and only guests do (IDN-007). */
export function isAddressFor(role: string, email: string): boolean {
  return role === 'ROLE_GUEST' ? isGuestAddress(email) : !email.endsWith(GUEST_DOMAIN);
}
