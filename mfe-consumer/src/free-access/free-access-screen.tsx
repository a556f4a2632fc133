import type { Merchant, Queue } from '@turno/shared-types';
import { formatAddress } from '@turno/shared-types/rules';
import { Alert, Card } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useParams } from '@turno/shared-ui/router';
import { useWords } from '../locales/texts.ts';
import { merchantPath } from '../paths.ts';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { MerchantHeader } from '../shared/merchant/merchant-header.tsx';
import { FreeAccessBadge, freeAccessText } from '../shared/merchant/merchant-status.tsx';
import { QueueRedirect } from '../shared/merchant/queue-redirect.tsx';
import { BackLink } from '../shared/page/back-link.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { PageFooter } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { queueState, topLevelQueues } from '../shared/queue/queue-state.ts';
import s from './free-access-screen.module.css';

const STEP_MS = 15_000;

/** CON-042: a queue without tickets; a merchant without queues redirects home. */
export function FreeAccessScreen() {
  const t = useWords();
  const { vanity, queueId } = useParams();
  if (!vanity) return <GoHome code="merchant_not_found" />;
  return (
    <VanityGate vanity={vanity}>
      {(merchant) => {
        const queue = freeQueue(merchant, queueId);
        if (!queue) return <GoHome reason={t('merchant.noQueues')} />;
        if (!queue.listOnly) return <QueueRedirect merchant={merchant} queue={queue} />;
        return <FreeAccess merchant={merchant} queue={queue} />;
      }}
    </VanityGate>
  );
}

function FreeAccess({ merchant, queue }: { merchant: Merchant; queue: Queue }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const { label, opensAt } = queueState(merchant, queue, now);
  return (
    <Page>
      <BackLink to={merchantPath(merchant.vanity)}>{t('take.goToMerchant')}</BackLink>
      <MerchantHeader
        merchant={merchant}
        title={TITLES.freeAccess}
        detail={formatAddress(merchant)}
      />
      <Card as="section" aria-labelledby={`queue-${queue.id}`} className={s.block}>
        <h2 id={`queue-${queue.id}`} className={s.name}>
          {queue.name}
        </h2>
        <FreeAccessBadge label={label} opensAt={opensAt} />
        <Alert>{freeAccessText(t, label)}</Alert>
      </Card>
      <PageFooter />
    </Page>
  );
}

/** CON-042: the queue named in the address, else the first one with free access, else the first; `null` if there is none. */
export function freeQueue(merchant: Merchant, queueId: string | undefined): Queue | null {
  const queues = topLevelQueues(merchant);
  const named = queues.find(({ id }) => String(id) === queueId);
  return named ?? queues.find(({ listOnly }) => listOnly) ?? queues[0] ?? null;
}
