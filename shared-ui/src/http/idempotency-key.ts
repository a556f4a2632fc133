/** A fresh key for one intention of the user; sent again with each repetition of the same request. */
export function newIdempotencyKey(): string {
  // `randomUUID` exists only on secure pages; a shop's tablet may open the plain address.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
