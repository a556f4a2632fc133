import { type ErrorCode, isErrorCode } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';

import {
  ERROR_AREAS,
  type ErrorArea,
  type ErrorAreaName,
  type ErrorDisplay,
  type Fallback,
} from './error-areas.ts';

/** How to show one error. */
export type ErrorPlan = {
  display: ErrorDisplay;
  /** The error to translate; `null` if only the fallback text applies. */
  error: CallError | null;
  /** The text for an error without a code or message. */
  fallback: Fallback;
  /** The page to navigate to. */
  goTo: 'home' | 'sign-in' | null;
};

/** How to handle an error in one area: where to show it, in which words, and whether to leave the page. */
export function planFor(name: ErrorAreaName, thrown: unknown): ErrorPlan {
  const area: ErrorArea = ERROR_AREAS[name];
  if (!(thrown instanceof CallError)) {
    return {
      display: area.display,
      error: null,
      fallback: area.fallback,
      goTo: leaves(area, null),
    };
  }
  const code = codeOf(name, area, thrown);
  return {
    display: (code !== null && area.except?.[code]) || area.display,
    error: withCode(thrown, code),
    fallback: area.fallback,
    // Without a network the page is not left, because a retry may succeed.
    goTo: thrown.isOffline ? null : leaves(area, code),
  };
}

/** The code of the answer, else the code implied by its status or message. */
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

/** ERR-007: without a payload the limit is read from the message. */
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
