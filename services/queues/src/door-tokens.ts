import type { SigningKeys } from '@turno/kit';
import { errors } from 'jose';

/** The ticket a QR code speaks of. */
type TicketKey = { counterId: number; number: number };
export type DoorTokens = ReturnType<typeof createDoorTokens>;

// Another audience than the API's, so that a ticket's code never passes for an access token.
const AUDIENCE = 'turno-door';
const MAX_KEPT = 5_000;

/** The signed text in a ticket's QR code. The signature only filters; the ticket's own state decides at the door. */
export function createDoorTokens(options: { keys: SigningKeys; issuer: string; now: () => Date }) {
  const { keys, issuer, now } = options;
  // A page that asks again gets the same text, so that the code on the screen stands still.
  const kept = new Map<string, { text: Promise<string>; renewAt: number }>();

  return {
    async write({ counterId, number }: TicketKey, lifeSeconds: number): Promise<string> {
      const subject = `${counterId}.${number}`;
      const known = kept.get(subject);
      const at = now().getTime();
      if (known && at < known.renewAt) return known.text;
      const expiresInSeconds = lifeSeconds;
      const text = keys.sign({}, { subject, audience: AUDIENCE, issuer, expiresInSeconds });
      kept.delete(subject);
      kept.set(subject, { text, renewAt: at + (lifeSeconds * 1_000) / 2 });
      text.catch(() => kept.delete(subject));
      const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return text;
    },
    /** What a scanned text says; `null` when it is not ours. */
    async read(text: string): Promise<TicketKey | 'expired' | null> {
      try {
        const { sub } = await keys.verify(text, { issuer, audience: AUDIENCE });
        const [counterId, number] = (sub ?? '').split('.').map(Number);
        return counterId && number ? { counterId, number } : null;
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'expired';
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
