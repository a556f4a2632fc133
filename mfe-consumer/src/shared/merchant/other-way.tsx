import type { Merchant, Queue } from '@turno/shared-types';
import { REDIRECT_MS } from '@turno/shared-types/constants';
import { Spinner } from '@turno/shared-ui/components';
import { Navigate, useNavigate } from '@turno/shared-ui/router';
import { useEffect } from 'react';
import { merchantPath } from '../../paths.ts';
import { Page } from '../page/page.tsx';
import { TITLES } from '../page/titles.ts';
import { queueKind } from '../queue/queue-kind.ts';
import { queuePath } from '../queue/queue-path.ts';
import { useWords } from '../use-words.ts';
import { MerchantHeader } from './merchant-header.tsx';

type OtherWayProps = { merchant: Merchant; queue: Queue | null };

/**
 * Leads on from a page whose queue is joined elsewhere: after a second to shows, free access and passes (CON-023,
 * CON-024, X-38), at once where nothing has to be read first.
 */
export function OtherWay({ merchant, queue }: OtherWayProps) {
  if (!queue) return <Navigate to={merchantPath(merchant.vanity)} replace />;
  const path = queuePath(merchant, queue);
  const kind = queueKind(queue);
  if (kind === 'multi' || kind === 'ordinary') return <Navigate to={path} replace />;
  return <LeadOn merchant={merchant} path={path} kind={kind} />;
}

type LeadOnProps = { merchant: Merchant; path: string; kind: 'event' | 'list-only' | 'pass' };

function LeadOn({ merchant, path, kind }: LeadOnProps) {
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
