const ID_BYTES = 12;

/** Enough random bytes that nobody can guess a link. */
export const SECRET_BYTES = 16;

export type OfferKey = { ticketId: string; secret: string };

/** The text of a link: the ticket and the secret of its offer. */
export function offerToken(ticketId: string, secret: Uint8Array): string {
  return Buffer.concat([Buffer.from(ticketId, 'hex'), secret]).toString('base64url');
}

/** The offer that the text of a link identifies; for any other text an offer that does not exist. */
export function readOfferToken(token: string): OfferKey {
  const bytes = Buffer.from(token, 'base64url');
  return {
    ticketId: bytes.subarray(0, ID_BYTES).toString('hex'),
    secret: bytes.subarray(ID_BYTES).toString('base64url'),
  };
}
