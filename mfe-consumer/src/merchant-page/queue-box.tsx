import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { Alert, Button, Card, LinkButton, StatusBadge } from '@turno/shared-ui/components';
import { useWords, type Words } from '../locales/texts.ts';
import { eventsPath } from '../paths.ts';
import { blockerText } from '../shared/line-up/blocked-notice.tsx';
import { useTakeButton } from '../shared/line-up/use-take-button.ts';
import { MerchantStatusBadge } from '../shared/merchant/merchant-status-badge.tsx';
import { Facts } from '../shared/page/facts.tsx';
import { queueIds, queuePath } from '../shared/queue/queue-path.ts';
import { useQueueFacts } from '../shared/queue/use-queue-facts.ts';
import { heldTicket } from '../shared/tickets/current-ticket.ts';
import { ticketPath } from '../shared/tickets/ticket-path.ts';
import s from './merchant-screen.module.css';
import { type QueueBoxView, queueBoxView } from './queue-box-view.ts';

type QueueBoxProps = {
  merchant: Merchant;
  queue: Queue;
  tickets: readonly Ticket[];
  now: Date;
};

const NOTES = {
  'list-only': 'merchant.listOnly',
  pass: 'merchant.pass',
} as const;

/** One queue of a merchant: its state and its one action (CON-033, CON-034). */
export function QueueBox({ merchant, queue, tickets, now }: QueueBoxProps) {
  const t = useWords();
  const held = heldTicket(tickets, { merchantId: merchant.id, queueIds: queueIds(queue) }, now);
  const view = queueBoxView({ merchant, queue, held }, now);
  const facts = useQueueFacts(merchant, queue, now);
  return (
    <Card as="li" className={s.box}>
      <div className={s.top}>
        <h2 className={s.name}>{queue.name}</h2>
        {view.kind === 'list-only' && view.label === 'open' ? (
          <StatusBadge status="free-access" />
        ) : (
          <MerchantStatusBadge label={view.label} opensAt={view.opensAt} />
        )}
      </div>
      {/* CON-037: a queue without numbers has no figures. */}
      {view.kind !== 'list-only' && <Facts facts={facts} />}
      {(view.kind === 'list-only' || view.kind === 'pass') && <Alert>{t(NOTES[view.kind])}</Alert>}
      <BoxAction
        merchant={merchant}
        queue={queue}
        tickets={tickets}
        now={now}
        held={held}
        view={view}
      />
    </Card>
  );
}

type BoxActionProps = QueueBoxProps & { held: Ticket | null; view: QueueBoxView };

/** The queue's one action; a disabled button says why. */
function BoxAction({ merchant, queue, tickets, now, held, view }: BoxActionProps) {
  const t = useWords();
  const button = useTakeButton({ merchant, queue, tickets, now });
  if (view.action === 'none') return null;
  if (view.action === 'see-shows') {
    return (
      <LinkButton isFullWidth to={eventsPath(merchant.vanity)}>
        {t('queue.seeShows')}
      </LinkButton>
    );
  }
  if (held) {
    return (
      <LinkButton isFullWidth to={ticketPath(held)}>
        {t('queue.showTicket', { number: held.ticketValue })}
      </LinkButton>
    );
  }
  if (!button.mayTake) {
    return (
      <Button isFullWidth isDisabled>
        {blockerText(t, button, merchant)}
      </Button>
    );
  }
  return (
    <LinkButton
      isFullWidth
      variant={view.label === 'open' ? 'primary' : 'secondary'}
      to={queuePath(merchant, queue)}
    >
      {actionWords(t, view)}
    </LinkButton>
  );
}

function actionWords(t: Words, { action, nextNumber }: QueueBoxView): string {
  if (action === 'ask-table') return t('queue.askTable');
  return action === 'take' ? t('queue.take', { number: nextNumber }) : t('queue.takeFirst');
}
