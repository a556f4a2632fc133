import type { Merchant } from '@turno/shared-types';
import { SCAN_RELOAD_MS } from '@turno/shared-types/constants';
import { flagsAtom } from '@turno/shared-ui/boot';
import { EmptyState } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { queryClientAtom } from '@turno/shared-ui/query';
import { useNavigate, useParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { merchantPath, ROUTES } from '../paths.ts';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { MerchantHeader } from '../shared/merchant/merchant-header.tsx';
import { BackLink } from '../shared/page/back-link.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { PageFooter } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { topLevelQueues } from '../shared/queue/queue-state.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import s from './merchant-screen.module.css';
import { QueueBox } from './queue-box.tsx';
import { UnlistedMerchant } from './unlisted-merchant.tsx';
import { VisitDetails } from './visit-details.tsx';

const STEP_MS = 15_000;

/** A merchant's public page; an unknown address redirects home (CON-037). */
export function MerchantScreen() {
  const { vanity } = useParams();
  if (!vanity) return <GoHome code="merchant_not_found" />;
  return <VanityGate vanity={vanity}>{(merchant) => <Queues merchant={merchant} />}</VanityGate>;
}

/** CON-033: the merchant and one box per queue. */
function Queues({ merchant }: { merchant: Merchant }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const { newQrScanner } = useAtomValue(flagsAtom);
  const { data: tickets = [] } = useAtomValue(ticketsAtom);
  const goTo = useNextMerchant();
  const queues = topLevelQueues(merchant);
  return (
    <Page isWide={queues.length > 1}>
      <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
      <MerchantHeader
        merchant={merchant}
        title={TITLES.merchant}
        detail={merchant.category?.name ?? null}
      />
      {!merchant.isVerified && <UnlistedMerchant merchantId={merchant.id} />}
      {queues.length === 0 && <EmptyState title={t('merchant.noQueues')} />}
      <ul className={s.list} aria-label={t('merchant.queues')}>
        {queues.map((queue) => (
          <QueueBox key={queue.id} merchant={merchant} queue={queue} tickets={tickets} now={now} />
        ))}
      </ul>
      <VisitDetails merchant={merchant} now={now} />
      <PageFooter hasScan={newQrScanner} onVanity={goTo} />
    </Page>
  );
}

/**
 * CON-036: opens the page of a scanned merchant and refetches everything 500 ms later. It does not reload the document,
 * which may be a partner's.
 */
function useNextMerchant(): (vanity: string) => void {
  const navigate = useNavigate();
  const client = useAtomValue(queryClientAtom);
  return (vanity) => {
    void navigate(merchantPath(vanity));
    // Not cleared on unmount: this screen may be gone by then.
    setTimeout(() => void client.invalidateQueries(), SCAN_RELOAD_MS);
  };
}
