import type { Merchant, Queue } from '@turno/shared-types';
import { REDIRECT_MS } from '@turno/shared-types/constants';
import { Spinner } from '@turno/shared-ui/components';
import { Navigate, useNavigate } from '@turno/shared-ui/router';
import { useEffect } from 'react';
import { useWords } from '../../locales/texts.ts';
import { merchantPath } from '../../paths.ts';
import { Page } from '../page/page.tsx';
import { TITLES } from '../page/titles.ts';
import { queueKind, queuePath } from '../queue/queue-path.ts';
import { MerchantHeader } from './merchant-header.tsx';

type QueueRedirectProps = { merchant: Merchant; queue: Queue | null };

/**
 * Redirects from a page that does not fit the kind of its queue: after a second, with a message, to shows, free access
 * and passes (CON-023, CON-024, X-38); else at once.
 */
export function QueueRedirect({ merchant, queue }: QueueRedirectProps) {
  if (!queue) return <Navigate to={merchantPath(merchant.vanity)} replace />;
  const path = queuePath(merchant, queue);
  const kind = queueKind(queue);
  if (kind === 'multi' || kind === 'ordinary') return <Navigate to={path} replace />;
  return <DelayedRedirect merchant={merchant} path={path} kind={kind} />;
}

type DelayedRedirectProps = {
  merchant: Merchant;
  path: string;
  kind: 'event' | 'list-only' | 'pass';
};

function DelayedRedirect({ merchant, path, kind }: DelayedRedirectProps) {
  const t = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, path]);
  return (
    <Page>
      <MerchantHeader merchant={merchant} title={TITLES.takeNumber} detail={null} />
      <p role="status">{t(`lead.${kind}`)}</p>
      <Spinner />
    </Page>
  );
}
