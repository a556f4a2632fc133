import type { Merchant, Queue } from '@turno/shared-types';
import { Card } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { bookQueuePath, merchantPath } from '../paths.ts';
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
import { queueIds, queueKind, visibleQueue } from '../shared/queue/queue-path.ts';
import { useQueueFacts } from '../shared/queue/use-queue-facts.ts';
import { useQueueRoute } from '../shared/queue/use-queue-route.ts';
import { GuestWarning } from '../shared/session/guest-warning.tsx';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { heldTicket } from '../shared/tickets/current-ticket.ts';
import { ticketPath } from '../shared/tickets/ticket-path.ts';
import s from './book-queue-screen.module.css';
import { BookingPanel } from './booking-panel.tsx';

const STEP_MS = 5_000;

/** CON-038: books a table in a multi-queue; an invalid address leads home. */
export function BookQueueScreen() {
  const route = useQueueRoute();
  if (!route) return <GoHome />;
  return (
    <MerchantGate merchantId={route.merchantId}>
      {(merchant) => {
        const queue = visibleQueue(merchant, route.queueId);
        if (!queue || queueKind(queue) !== 'multi') {
          return <QueueRedirect merchant={merchant} queue={queue} />;
        }
        return <BookQueue merchant={merchant} queue={queue} />;
      }}
    </MerchantGate>
  );
}

function BookQueue({ merchant, queue }: { merchant: Merchant; queue: Queue }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const family = { merchantId: merchant.id, queueIds: queueIds(queue) };
  const target = { merchantId: merchant.id, queueId: queue.id };
  const lineUp = useLineUp(target, (known) => heldTicket(known, family, new Date()));
  const { data: tickets = [], isPending } = useAtomValue(ticketsAtom);
  const held = heldTicket(tickets, family, now);
  return (
    <Page>
      <BackLink to={merchantPath(merchant.vanity)}>{t('take.goToMerchant')}</BackLink>
      <MerchantHeader merchant={merchant} title={TITLES.bookQueue} detail={addressLine(merchant)} />
      <Card as="section" aria-labelledby={`queue-${queue.id}`} className={s.block}>
        <h2 id={`queue-${queue.id}`} className={s.name}>
          {queue.name}
        </h2>
        <Facts facts={useQueueFacts(merchant, queue, now)} />
        {held ? (
          <HeldTicket ticket={held} />
        ) : (
          <TicketsLoading queue={target} isLoading={isPending} height="16rem">
            <BookingPanel
              merchant={merchant}
              queue={queue}
              tickets={tickets}
              now={now}
              lineUp={lineUp}
            />
          </TicketsLoading>
        )}
      </Card>
      <GuestWarning origin={held ? ticketPath(held) : bookQueuePath(merchant.id, queue.id)} />
      <PageFooter />
    </Page>
  );
}

type Address = Pick<
  Merchant,
  'route' | 'streetNumber' | 'city' | 'postalCode' | 'formattedAddress'
>;

/** CON-038: street, number, city and postal code in one line; unknown parts are left out. */
export function addressLine(address: Address): string | null {
  const { route, streetNumber, city, postalCode, formattedAddress } = address;
  const street = [route, streetNumber].filter(Boolean).join(' ');
  const line = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return line === '' ? formattedAddress : line;
}
