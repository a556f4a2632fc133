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
 * A path outside the remote: emits `navigate-away` to the host and opens the remote's first page (SHL-011). Of a path that
 * no part of the product has, it says so: on a partner's page nothing else does.
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
 * Why a page is not for this visitor: it is meant for another kind of account, for merchants of this site, or for a password
 * that is due, or its address names something that is not there.
 */
export type RedirectReason = Sentence | ErrorCode;

const isSentence = (reason: RedirectReason): reason is Sentence =>
  SENTENCES.some((each) => each === reason);

/** How long the reason is shown, in milliseconds. */
const REASON_MS = 6_000;

/** Redirects from a page that is not for this visitor, and says why. */
export function RedirectBecause({ to, reason }: { to: string; reason: RedirectReason }) {
  const t = useSharedTexts();
  const toast = usePageToast();
  useEffect(() => {
    const words = isSentence(reason) ? t(`signIn.${reason}`) : errorText(t, notFound(reason));
    toast.error(words, { durationMs: REASON_MS });
  }, [reason, toast, t]);
  return <Navigate to={to} replace />;
}
