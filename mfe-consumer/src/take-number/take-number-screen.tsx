import type { Merchant, Queue } from '@turno/shared-types';
import { Card, Skeleton } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { Navigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { merchantPath, reservationPath, takeNumberPath } from '../paths.ts';
import { BackLink } from '../shared/back-link.tsx';
import { heldTicket } from '../shared/current-ticket.ts';
import { Facts } from '../shared/facts.tsx';
import { GoHome } from '../shared/go-home.tsx';
import { MerchantGate } from '../shared/merchant-gate.tsx';
import { MerchantHeader } from '../shared/merchant-header.tsx';
import { Page } from '../shared/page.tsx';
import { PageFooter } from '../shared/page-footer.tsx';
import { queueKind } from '../shared/queue-kind.ts';
import { ticketsAtom } from '../shared/ticket-atoms.ts';
import { TITLES } from '../shared/titles.ts';
import { usePlace } from '../shared/use-place.ts';
import { useQueueFacts } from '../shared/use-queue-facts.ts';
import { useWords } from '../shared/use-words.ts';
import { GuestWarning } from './guest-warning.tsx';
import { HeldTicket } from './held-ticket.tsx';
import s from './take-number-screen.module.css';
import { TakePanel } from './take-panel.tsx';
import { useTakeNumber } from './use-take-number.ts';

const STEP_MS = 5_000;

/** CON-021: take a number in one queue; a queue that gives none is shown on its merchant's page (CON-023, CON-024). */
export function TakeNumberScreen() {
  const place = usePlace();
  if (!place) return <GoHome />;
  return (
    <MerchantGate merchantId={place.merchantId}>
      {(merchant) => {
        const queue = merchant.queues.find(({ id }) => id === place.queueId);
        if (!queue || queueKind(queue) !== 'ordinary') {
          return <Navigate to={merchantPath(merchant.vanity)} replace />;
        }
        return <TakeNumber merchant={merchant} queue={queue} />;
      }}
    </MerchantGate>
  );
}

function TakeNumber({ merchant, queue }: { merchant: Merchant; queue: Queue }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const place = { merchantId: merchant.id, queueId: queue.id };
  // Lives here and not in the panel, which gives way to the ticket as soon as there is one.
  const line = useTakeNumber(place);
  const { data: tickets = [], isPending } = useAtomValue(ticketsAtom);
  const held = heldTicket(tickets, place, now);
  const pathOf = held ? reservationPath : takeNumberPath;
  const isUnknown = isPending && line.state.step === 'idle';
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
        {held && <HeldTicket ticket={held} />}
        {!held && isUnknown && <Skeleton height="4.5rem" radius={12} />}
        {!held && !isUnknown && (
          <TakePanel merchant={merchant} queue={queue} tickets={tickets} now={now} line={line} />
        )}
      </Card>
      <GuestWarning origin={pathOf(merchant.id, queue.id)} />
      <PageFooter />
    </Page>
  );
}
