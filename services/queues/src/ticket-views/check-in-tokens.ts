import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import { LRUCache } from 'lru-cache';

/** The ticket of a QR code, and the code itself, which changes when the ticket is given to another person. */
type TicketKey = { counterId: number; number: number; code: string };
/** Tokens of an older release contain no code. */
type ScannedKey = Pick<TicketKey, 'counterId' | 'number'> & {
  code: string | null;
  /** Whether the token has a correct signature but has expired. */
  isExpired: boolean;
};
export type CheckInTokens = ReturnType<typeof createCheckInTokens>;

// An audience different from the API's, so that a ticket's code is never accepted as an access token.
const AUDIENCE = 'turno-door';
const ALGORITHM = 'HS256';
const MAX_ISSUED = 5_000;

/**
 * The signed text in a ticket's QR code. The signature only filters; the state of the ticket decides at the entrance.
 * Only this service reads it, so one secret both signs and verifies: the text is short, and doing so synchronously takes a
 * hundredth of a millisecond, so a burst of requests does not wait for it.
 */
export function createCheckInTokens(options: { secret: string; issuer: string; now: () => Date }) {
  const { secret: key, issuer, now } = options;
  const sign = createSigner({ key, algorithm: ALGORITHM, aud: AUDIENCE, iss: issuer });
  const verify = createVerifier({
    key,
    algorithms: [ALGORITHM],
    allowedAud: AUDIENCE,
    allowedIss: issuer,
    requiredClaims: ['sub', 'aud', 'iss'],
    ignoreExpiration: true,
  });
  // Repeated requests get the same token, so that the code on the screen does not change.
  const issued = new LRUCache<string, { text: string; renewAt: number }>({ max: MAX_ISSUED });

  return {
    write({ counterId, number, code }: TicketKey, lifeSeconds: number): string {
      const sub = `${counterId}.${number}.${code}`;
      const known = issued.get(sub);
      const at = now().getTime();
      if (known && at < known.renewAt) return known.text;
      const iat = Math.floor(at / 1_000);
      const text = sign({ sub, iat, exp: iat + lifeSeconds });
      issued.set(sub, { text, renewAt: at + (lifeSeconds * 1_000) / 2 });
      return text;
    },
    /** The content of a scanned text; `null` when it is not a token of ours. */
    read(text: string): ScannedKey | null {
      try {
        const { sub, exp = 0 } = verify(text);
        const [counterId, number, code = null] = String(sub).split('.');
        const isExpired = Math.floor(now().getTime() / 1_000) >= exp;
        const key = { counterId: Number(counterId), number: Number(number), code, isExpired };
        return key.counterId && key.number ? key : null;
      } catch (error) {
        if (error instanceof TokenError) return null;
        throw error;
      }
    },
  };
}
