import { ApiError, type Log } from '@turno/kit';
import { relyingParty } from './rules.ts';

/** The error for a passkey that is not accepted. The log shows the reason, the response does not. */
export function notAccepted(reason: unknown): ApiError {
  return ApiError.because(
    'passkey_not_accepted',
    typeof reason === 'string' ? new Error(reason) : reason,
  );
}

const QUIET_MS = 60_000;

type Report = { pageUrl: string; log: Pick<Log, 'warn'>; now: () => Date };

/**
 * Logs pages that request a challenge from another origin than PAGE_URL, where passkeys do not work: the browser rejects the
 * challenge, or identity the signature, and neither error mentions a wrong PAGE_URL. At most one line a minute, because anybody
 * can send such requests.
 */
export function createForeignPageReport({ pageUrl, log, now }: Report): (origin: string) => void {
  const { origin: expected } = relyingParty(pageUrl);
  let quietUntil = 0;
  return (origin) => {
    // Programs other than browsers send no origin.
    if (origin === '' || origin === expected || now().getTime() < quietUntil) return;
    quietUntil = now().getTime() + QUIET_MS;
    const page = origin.slice(0, 200);
    const remedy = 'set it, or the flag `passkeys` of that site to false';
    log.warn({ page, expected }, `passkeys work at PAGE_URL alone, not on this page: ${remedy}`);
  };
}
