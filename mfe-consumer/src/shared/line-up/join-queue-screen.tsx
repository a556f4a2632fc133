import { type Merchant, type Queue, type Ticket, ticketPath } from '@turno/shared-types';
import { formatAddress } from '@turno/shared-types/rules';
import { useLineUpState } from '@turno/shared-ui/booking';
import { Card, LinkButton, Skeleton, TicketNumber } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { useWords } from '../../locales/texts.ts';
import { merchantPath } from '../../paths.ts';
import { MerchantGate } from '../merchant/merchant-gate.tsx';
import { MerchantHeader } from '../merchant/merchant-header.tsx';
import { QueueRedirect } from '../merchant/queue-redirect.tsx';
import { BackLink } from '../page/back-link.tsx';
import { GoHome } from '../page/load-failure.tsx';
import { Page } from '../page/page.tsx';
import { PageFooter } from '../page/page-footer.tsx';
import { Facts } from '../queue/facts.tsx';
import {
  type QueueKind,
  queueIds,
  queueKind,
  queuePath,
  visibleQueue,
} from '../queue/queue-path.ts';
import { useQueueFacts } from '../queue/use-queue-facts.ts';
import { useQueueRoute } from '../queue/use-queue-route.ts';
import { GuestWarning } from '../session/guest-warning.tsx';
import { ticketsAtom } from '../tickets/atoms.ts';
import { heldTicket } from '../tickets/current-ticket.ts';
import { JoinNotice } from './join-notice.tsx';
import s from './join-queue-screen.module.css';
import { type LineUp, useLineUp } from './use-line-up.ts';
import type { JoinContext } from './use-take-button.ts';

const STEP_MS = 5_000;

export type JoinFormProps = JoinContext & { lineUp: LineUp };

type JoinQueueScreenProps = {
  /** A queue of any other kind redirects to the screen of its kind. */
  kind: QueueKind;
  /** Name of the page in the history. */
  title: string;
  form: ComponentType<JoinFormProps>;
  /** The space reserved for the form until the person's tickets are loaded. */
  formHeight: string;
};

/** The screen where people join one queue (CON-021, CON-038); an invalid address redirects home. */
export function JoinQueueScreen(props: JoinQueueScreenProps) {
  const route = useQueueRoute();
  if (!route) return <GoHome code="merchant_not_found" />;
  return (
    <MerchantGate merchantId={route.merchantId}>
      {(merchant) => {
        const queue = visibleQueue(merchant, route.queueId);
        if (!queue) return <GoHome code="queue_not_found" to={merchantPath(merchant.vanity)} />;
        if (queueKind(queue) !== props.kind) {
          return <QueueRedirect merchant={merchant} queue={queue} />;
        }
        return <JoinQueue {...props} merchant={merchant} queue={queue} />;
      }}
    </MerchantGate>
  );
}

type JoinQueueProps = JoinQueueScreenProps & { merchant: Merchant; queue: Queue };

function JoinQueue({ merchant, queue, title, form: Form, formHeight }: JoinQueueProps) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const target = { merchantId: merchant.id, queueId: queue.id };
  const family = { merchantId: merchant.id, queueIds: queueIds(queue) };
  // Called here because the form unmounts as soon as there is a ticket.
  const lineUp = useLineUp(target, (known) => heldTicket(known, family, new Date()));
  const { state, isPending: isTaking } = useLineUpState(target);
  const { data: tickets = [], isPending } = useAtomValue(ticketsAtom);
  const held = heldTicket(tickets, family, now);
  // A running line-up stays visible while the tickets are loaded again.
  const isLoading = isPending && state.step === 'idle';
  const context = { merchant, queue, tickets, now };
  return (
    <Page>
      <BackLink to={merchantPath(merchant.vanity)}>{t('take.goToMerchant')}</BackLink>
      <MerchantHeader merchant={merchant} title={title} detail={formatAddress(merchant)} />
      <Card as="section" aria-labelledby={`queue-${queue.id}`} className={s.block}>
        <h2 id={`queue-${queue.id}`} className={s.name}>
          {queue.name}
        </h2>
        <Facts facts={useQueueFacts(merchant, queue, now)} />
        {held && <HeldTicket ticket={held} />}
        {/* Above the form, so that people read it before they fill the form in; loaded before it, so that nothing moves. */}
        {!held && !isTaking && <JoinNotice {...context} />}
        {!held && isLoading && <Skeleton height={formHeight} radius={12} />}
        {!held && !isLoading && <Form {...context} lineUp={lineUp} />}
      </Card>
      <GuestWarning origin={held ? ticketPath(held) : queuePath(merchant, queue)} />
      <PageFooter />
    </Page>
  );
}

/** The ticket this person already has in this queue, with a link to it. */
function HeldTicket({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const number = ticket.ticketValue;
  return (
    <div className={s.held}>
      <p>{t('take.held', { number })}</p>
      <TicketNumber value={number} size="dashboard" />
      <LinkButton isFullWidth to={ticketPath(ticket)}>
        {t('queue.showTicket', { number })}
      </LinkButton>
    </div>
  );
}
