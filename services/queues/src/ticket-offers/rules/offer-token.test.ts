import { offerToken, readOfferToken } from './offer-token.ts';

test('S-16 the text of a link names its ticket and its secret', () => {
  const ticketId = '0123456789abcdef01234567';
  const secret = new Uint8Array(16).fill(255);
  const token = offerToken(ticketId, secret);
  expect(token).toMatch(/^[\w-]{38}$/);
  const text = Buffer.from(secret).toString('base64url');
  expect(readOfferToken(token)).toEqual({ ticketId, secret: text });
});

test.each(['', 'no token', '%%%', 'AAAA'])('S-16 the text "%s" names no ticket', (text) => {
  const { ticketId, secret } = readOfferToken(text);
  expect(ticketId.length).toBeLessThan(24);
  expect(secret).toBe('');
});
