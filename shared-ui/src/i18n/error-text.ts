import type { ErrorCode } from '@turno/shared-types';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { ERROR_TEXTS, isErrorCode } from './error-catalogue.ts';
import { SHARED_NAMESPACE } from './shared-texts.ts';
import type { Translate } from './use-texts.ts';
import { wordsOf } from './words-of.ts';

/** What of a CallError the words are made from; the class may come from another copy of its module. */
type Failure = {
  name: 'CallError';
  code: ErrorCode | null;
  payload: Record<string, unknown> | null;
  message: string;
  isOffline: boolean;
};

// ERR-007: the limits named where the refusal does not name one.
const COUNTERS: Partial<Record<ErrorCode, number>> = {
  max_tickets: MAX_TICKETS_PER_USER,
  max_tickets_category: 3,
};

/** What to tell a person about a failed call: the code's text, else the server's own words (ERR-025). */
export function errorText(t: Translate, error: unknown): string {
  if (!isFailure(error)) return t('errorMessage', { ns: SHARED_NAMESPACE });
  const { code, payload, isOffline, message } = error;
  if (isOffline) return t('noConnection', { ns: SHARED_NAMESPACE });
  const texts = wordsOf(t, ERROR_TEXTS);
  if (!isErrorCode(code)) return message || texts.internal_server_error;
  const counter = payload?.counter ?? payload?.n ?? COUNTERS[code];
  const defaultValue = texts[code];
  return t(`errors.${code}`, { ...payload, counter, ns: SHARED_NAMESPACE, defaultValue });
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'CallError' && 'code' in error;
}
