import { type ErrorCode, hasPage } from '@turno/shared-types';
import { usePageToast, useToast } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { createPath, Navigate, useLocation } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { emitAtom } from './atoms.ts';

const notFound = (code: ErrorCode) => new CallError({ code, status: 404, message: '' });

/**
 * A path outside the remote: emits `navigate-away` to the host and opens the remote's first page (SHL-011). If no part of the
 * product has the path, it also shows an error, because a partner's page would show none.
 */
export function ForeignRoute({ home }: { home: string }) {
  const location = useLocation();
  const path = createPath(location);
  const emit = useSetAtom(emitAtom);
  const t = useSharedTexts();
  const toast = useToast();
  const words = hasPage(location.pathname) ? null : errorText(t, notFound('not_found'));
  useEffect(() => {
    emit({ type: 'navigate-away', path });
    if (words) toast.error(words);
  }, [emit, path, words, toast]);
  return <Navigate to={home} replace />;
}

const SENTENCES = ['otherAccount', 'otherSite', 'passwordNotDue'] as const;
type Sentence = (typeof SENTENCES)[number];

/**
 * Why a page redirects this visitor: it is for another kind of account, for merchants of this site or for a forced change of
 * password, or its address names something that does not exist.
 */
export type RedirectReason = Sentence | ErrorCode;

const isSentence = (reason: RedirectReason): reason is Sentence =>
  SENTENCES.some((each) => each === reason);

/** How long the reason is shown, in milliseconds. */
const REASON_MS = 6_000;

/** Redirects a visitor from a page that is not for them, and shows the reason. */
export function RedirectBecause({ to, reason }: { to: string; reason: RedirectReason }) {
  const t = useSharedTexts();
  const toast = usePageToast();
  useEffect(() => {
    const words = isSentence(reason) ? t(`signIn.${reason}`) : errorText(t, notFound(reason));
    toast.error(words, { durationMs: REASON_MS });
  }, [reason, toast, t]);
  return <Navigate to={to} replace />;
}
