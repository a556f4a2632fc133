import { ApiError, type Log } from '@turno/kit';
import { relyingParty } from './rules.ts';

/** The error for a passkey that is not accepted, with what is wrong with it: the log says that, the caller does not learn it. */
export function notAccepted(reason: unknown): ApiError {
  return ApiError.because(
    'passkey_not_accepted',
    typeof reason === 'string' ? new Error(reason) : reason,
  );
}

const QUIET_MS = 60_000;

type Report = { pageUrl: string; log: Pick<Log, 'warn'>; now: () => Date };

/**
 * Tells the operator of pages that ask for a challenge and are not at the address passkeys belong to. Their browser refuses
 * the challenge, or identity its signature, so nothing else would name a wrong PAGE_URL. One line a minute: anybody may ask.
 */
export function createForeignPageReport({ pageUrl, log, now }: Report): (origin: string) => void {
  const { origin: expected } = relyingParty(pageUrl);
  let quietUntil = 0;
  return (origin) => {
    // Programs that are no browser send none.
    if (origin === '' || origin === expected || now().getTime() < quietUntil) return;
    quietUntil = now().getTime() + QUIET_MS;
    const page = origin.slice(0, 200);
    const remedy = 'set it, or the flag `passkeys` of that site to false';
    log.warn({ page, expected }, `passkeys work at PAGE_URL alone, not on this page: ${remedy}`);
  };
}
