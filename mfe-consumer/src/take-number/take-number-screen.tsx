import type { Merchant, Queue } from '@turno/shared-types';
import { Card } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { merchantPath, reservationPath, takeNumberPath } from '../paths.ts';
import { HeldTicket } from '../shared/line-up/held-ticket.tsx';
import { TicketsLoading } from '../shared/line-up/tickets-loading.tsx';
import { useLineUp } from '../shared/line-up/use-line-up.ts';
import { MerchantGate } from '../shared/merchant/merchant-gate.tsx';
import { MerchantHeader } from '../shared/merchant/merchant-header.tsx';
import { QueueRedirect } from '../shared/merchant/queue-redirect.tsx';
import { BackLink } from '../shared/page/back-link.tsx';
import { Facts } from '../shared/page/facts.tsx';
import { GoHome } from '../shared/page/go-home.tsx';
import { Page } from '../shared/page/page.tsx';
import { PageFooter } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { queueKind, visibleQueue } from '../shared/queue/queue-path.ts';
import { useQueueFacts } from '../shared/queue/use-queue-facts.ts';
import { useQueueRoute } from '../shared/queue/use-queue-route.ts';
import { GuestWarning } from '../shared/session/guest-warning.tsx';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { heldTicket } from '../shared/tickets/current-ticket.ts';
import s from './take-number-screen.module.css';
import { TakePanel } from './take-panel.tsx';

const STEP_MS = 5_000;

/** CON-021: take a number in one queue; a queue without numbers is shown on its merchant's page (CON-023, CON-024). */
export function TakeNumberScreen() {
  const route = useQueueRoute();
  if (!route) return <GoHome />;
  return (
    <MerchantGate merchantId={route.merchantId}>
      {(merchant) => {
        const queue = visibleQueue(merchant, route.queueId);
        if (!queue || queueKind(queue) !== 'ordinary') {
          return <QueueRedirect merchant={merchant} queue={queue} />;
        }
        return <TakeNumber merchant={merchant} queue={queue} />;
      }}
    </MerchantGate>
  );
}

function TakeNumber({ merchant, queue }: { merchant: Merchant; queue: Queue }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const target = { merchantId: merchant.id, queueId: queue.id };
  const family = { merchantId: merchant.id, queueIds: [queue.id] };
  // Called here because the panel unmounts as soon as there is a ticket.
  const lineUp = useLineUp(target, (known) => heldTicket(known, family, new Date()));
  const { data: tickets = [], isPending } = useAtomValue(ticketsAtom);
  const held = heldTicket(tickets, family, now);
  const pathOf = held ? reservationPath : takeNumberPath;
  return (
    <Page>
      <BackLink to={merchantPath(merchant.vanity)}>{t('take.goToMerchant')}</BackLink>
      <MerchantHeader
        merchant={merchant}
        title={TITLES.takeNumber}
        detail={merchant.formattedAddress}
      />
      <Card as="section" aria-labelledby={`queue-${queue.id}`} className={s.block}>
        <h2 id={`queue-${queue.id}`} className={s.name}>
          {queue.name}
        </h2>
        <Facts facts={useQueueFacts(merchant, queue, now)} />
        {held ? (
          <HeldTicket ticket={held} />
        ) : (
          <TicketsLoading queue={target} isLoading={isPending} height="4.5rem">
            <TakePanel
              merchant={merchant}
              queue={queue}
              tickets={tickets}
              now={now}
              lineUp={lineUp}
            />
          </TicketsLoading>
        )}
      </Card>
      <GuestWarning origin={pathOf(merchant.id, queue.id)} />
      <PageFooter />
    </Page>
  );
}
