import type { ErrorCode } from '@turno/shared-types';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { formatDay } from './format-time.ts';
import type { Translate } from './use-texts.ts';
import { operatedTexts } from './use-texts.ts';

/** The part of a CallError that its text needs; the class may come from another copy of its module. */
type Failure = {
  name: 'CallError';
  code: ErrorCode | null;
  payload: Record<string, unknown> | null;
  message: string;
  status: number;
  isOffline: boolean;
  isTimedOut: boolean;
};

// ERR-007: the limits for errors that do not state one.
const COUNTERS: Partial<Record<ErrorCode, number>> = {
  max_tickets: MAX_TICKETS_PER_USER,
  max_tickets_category: 3,
};
const ns = operatedTexts.namespace;

/** The text for a failed call: its code's, else the server's own message (ERR-025). */
export function errorText(t: Translate, error: unknown): string {
  if (!isFailure(error)) return t('errorMessage', { ns });
  const { code, payload, isOffline, isTimedOut, message } = error;
  if (isOffline) return t(isTimedOut ? 'noAnswer' : 'noConnection', { ns });
  const seconds = payload?.retryAfterSeconds;
  if (code === 'rate_limited' && typeof seconds === 'number') return waitingText(t, seconds);
  // ERR-010, ERR-025: the message is for the person only where the services rejected what the person asked for.
  const isRejected = error.status >= 400 && error.status < 500;
  const unknownText = (isRejected && message) || t('errors.internal_server_error', { ns });
  if (code === null) return unknownText;
  const counter = payload?.counter ?? payload?.n ?? COUNTERS[code];
  const date = typeof payload?.date === 'string' ? formatDay(t, payload.date) : undefined;
  return t(`errors.${code}`, { ...payload, date, counter, ns, defaultValue: unknownText });
}

const MINUTE = 60;

/** How long to wait before the next attempt. */
function waitingText(t: Translate, seconds: number): string {
  if (seconds <= 2 * MINUTE) return t('tooMany.seconds', { count: Math.ceil(seconds), ns });
  return t('tooMany.minutes', { count: Math.ceil(seconds / MINUTE), ns });
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'CallError' && 'code' in error;
}
