import type { Merchant, Queue } from '@turno/shared-types';
import { Card } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { merchantPath, reservationPath, takeNumberPath } from '../paths.ts';
import { BackLink } from '../shared/back-link.tsx';
import { heldTicket } from '../shared/current-ticket.ts';
import { Facts } from '../shared/facts.tsx';
import { GoHome } from '../shared/go-home.tsx';
import { GuestWarning } from '../shared/guest-warning.tsx';
import { HeldTicket } from '../shared/line-up/held-ticket.tsx';
import { UntilKnown } from '../shared/line-up/until-known.tsx';
import { useLineUp } from '../shared/line-up/use-line-up.ts';
import { MerchantGate } from '../shared/merchant-gate.tsx';
import { MerchantHeader } from '../shared/merchant-header.tsx';
import { OtherWay } from '../shared/other-way.tsx';
import { Page } from '../shared/page.tsx';
import { PageFooter } from '../shared/page-footer.tsx';
import { queueKind } from '../shared/queue-kind.ts';
import { visibleQueue } from '../shared/queue-path.ts';
import { ticketsAtom } from '../shared/ticket-atoms.ts';
import { TITLES } from '../shared/titles.ts';
import { usePlace } from '../shared/use-place.ts';
import { useQueueFacts } from '../shared/use-queue-facts.ts';
import { useWords } from '../shared/use-words.ts';
import s from './take-number-screen.module.css';
import { TakePanel } from './take-panel.tsx';

const STEP_MS = 5_000;

/** CON-021: take a number in one queue; a queue that gives none is shown on its merchant's page (CON-023, CON-024). */
export function TakeNumberScreen() {
  const place = usePlace();
  if (!place) return <GoHome />;
  return (
    <MerchantGate merchantId={place.merchantId}>
      {(merchant) => {
        const queue = visibleQueue(merchant, place.queueId);
        if (!queue || queueKind(queue) !== 'ordinary') {
          return <OtherWay merchant={merchant} queue={queue} />;
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
  const family = { merchantId: merchant.id, queueIds: [queue.id] };
  // Lives here and not in the panel, which gives way to the ticket as soon as there is one.
  const line = useLineUp(place, (known) => heldTicket(known, family, new Date()));
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
          <UntilKnown place={place} isUnknown={isPending} height="4.5rem">
            <TakePanel merchant={merchant} queue={queue} tickets={tickets} now={now} line={line} />
          </UntilKnown>
        )}
      </Card>
      <GuestWarning origin={pathOf(merchant.id, queue.id)} />
      <PageFooter />
    </Page>
  );
}
