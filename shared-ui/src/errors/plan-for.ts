import { type ErrorCode, isErrorCode } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';

import {
  ERROR_AREAS,
  type ErrorArea,
  type ErrorAreaName,
  type Fallback,
  type Telling,
} from './error-areas.ts';

/** How one failure is told. */
export type ErrorPlan = {
  tell: Telling;
  /** What is to be put into words; a CallError where the answer or its code says something. */
  error: CallError | null;
  /** The words where it says nothing. */
  fallback: Fallback;
  /** The page to go to once it is told. */
  goTo: 'home' | 'sign-in' | null;
};

/** What to do about a failure in one area: where it is told, in which words, and whether the page is left. */
export function planFor(name: ErrorAreaName, thrown: unknown): ErrorPlan {
  const area: ErrorArea = ERROR_AREAS[name];
  if (!(thrown instanceof CallError)) {
    return { tell: area.tell, error: null, fallback: area.fallback, goTo: leaves(area, null) };
  }
  const code = codeOf(name, area, thrown);
  return {
    tell: (code !== null && area.except?.[code]) || area.tell,
    error: withCode(thrown, code),
    fallback: area.fallback,
    // Nobody is sent away from where a network might come back.
    goTo: thrown.isOffline ? null : leaves(area, code),
  };
}

/** The code of the answer, else what its status or the server's fixed words stand for. */
function codeOf(name: ErrorAreaName, area: ErrorArea, error: CallError): ErrorCode | null {
  if (isErrorCode(error.code)) return error.code;
  const first = error.errors[0]?.message;
  if (isErrorCode(first)) return first;
  // ERR-009, X-32
  if (name === 'line-up' && error.status === 409) return 'event_ticket_already_exists';
  const message = error.message.toLowerCase();
  const rule = area.messages?.find(({ has }) => message.includes(has));
  if (rule) return rule.code;
  return message.includes('token') && area.leave?.for ? 'token_expired_or_wrong' : null;
}

/** ERR-007: the limit stands in the message where no payload carries it. */
function withCode(error: CallError, code: ErrorCode | null): CallError {
  if (code === null || code === error.code) return error;
  const counter = /\d+/.exec(error.message)?.[0];
  const payload = error.payload ?? (counter ? { counter: Number(counter) } : null);
  const { status, message, errors } = error;
  return new CallError({ code, status, payload, message, errors, cause: error });
}

function leaves({ leave }: ErrorArea, code: ErrorCode | null): ErrorPlan['goTo'] {
  if (!leave) return null;
  const isMeant = !leave.for || (code !== null && leave.for.includes(code));
  return isMeant ? leave.to : null;
}
