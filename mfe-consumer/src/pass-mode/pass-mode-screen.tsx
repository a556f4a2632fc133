import type { Merchant } from '@turno/shared-types';
import { Alert, LinkButton } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useParams } from '@turno/shared-ui/router';
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
import { ownersAtomAt } from '../shared/passes/atoms.ts';
import { unnamedPasses } from '../shared/passes/pass-status.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { AddPass } from './add-pass.tsx';
import { OtherQueue } from './other-queue.tsx';
import s from './pass-mode.module.css';
import { PassQueueCard } from './pass-queue-card.tsx';
import { passQueues } from './pass-queue-view.ts';

const STEP_MS = 15_000;

/** CON-057: the queues of a merchant that ask for a pass; an unknown address redirects home with a message (CON-062). */
export function PassModeScreen() {
  const { vanity, queueId } = useParams();
  if (!vanity) return <GoHome code="merchant_not_found" />;
  return (
    <VanityGate vanity={vanity}>
      {(merchant) => <PassQueues merchant={merchant} queueId={queueId} />}
    </VanityGate>
  );
}

type PassQueuesProps = { merchant: Merchant; queueId: string | undefined };

function PassQueues({ merchant, queueId }: PassQueuesProps) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const { data: tickets = [] } = useAtomValue(ticketsAtom);
  const { specific, generic, others } = passQueues(merchant, queueId);
  const context = { merchant, tickets, now };
  return (
    <Page>
      <BackLink to={merchantPath(merchant.vanity)}>{t('passQueue.allQueues')}</BackLink>
      <MerchantHeader
        merchant={merchant}
        title={TITLES.passMode}
        detail={merchant.category?.name ?? null}
      />
      <UnnamedNotice merchantId={merchant.id} now={now} />
      {specific.map((queue) => (
        <PassQueueCard key={queue.id} {...context} queue={queue} mode="specific" />
      ))}
      {generic.map((queue) => (
        <PassQueueCard key={queue.id} {...context} queue={queue} mode="generic" />
      ))}
      <AddPass />
      {others.length > 0 && specific.length + generic.length > 0 && (
        <p className={s.or}>
          <span>{t('passQueue.or')}</span>
        </p>
      )}
      {others.map((queue) => (
        <OtherQueue key={queue.id} {...context} queue={queue} />
      ))}
      <PageFooter />
    </Page>
  );
}

/** CON-074: passes without an owner cannot be used; a link leads to the wallet, where they are assigned. */
function UnnamedNotice({ merchantId, now }: { merchantId: number; now: Date }) {
  const t = useWords();
  const { data: owners = [] } = useAtomValue(ownersAtomAt(merchantId));
  const count = unnamedPasses(owners, now).length;
  if (count === 0) return null;
  return (
    <Alert
      kind="warning"
      title={t('passes.unnamed', { count })}
      action={
        <LinkButton variant="secondary" to={ROUTES.myTickets}>
          {t('passes.nameThem', { count })}
        </LinkButton>
      }
    />
  );
}
