const ID_BYTES = 12;

/** How many random bytes make a link that nobody guesses. */
export const SECRET_BYTES = 16;

export type OfferKey = { ticketId: string; secret: string };

/** The text of a link: which ticket, and the secret of its offer. */
export function offerToken(ticketId: string, secret: Uint8Array): string {
  return Buffer.concat([Buffer.from(ticketId, 'hex'), secret]).toString('base64url');
}

/** What the text of a link names; of a text that is no token, an offer that does not exist. */
export function readOfferToken(token: string): OfferKey {
  const bytes = Buffer.from(token, 'base64url');
  return {
    ticketId: bytes.subarray(0, ID_BYTES).toString('hex'),
    secret: bytes.subarray(ID_BYTES).toString('base64url'),
  };
}
