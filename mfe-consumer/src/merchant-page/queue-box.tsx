import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { Alert, Card, LinkButton, StatusBadge } from '@turno/shared-ui/components';
import { reservationPath, takeNumberPath } from '../paths.ts';
import { Facts } from '../shared/facts.tsx';
import { MerchantStatusBadge } from '../shared/merchant-status-badge.tsx';
import { useQueueFacts } from '../shared/use-queue-facts.ts';
import { useWords } from '../shared/use-words.ts';
import s from './merchant-screen.module.css';
import { type QueueBoxView, queueBoxView } from './queue-box-view.ts';

type QueueBoxProps = { merchant: Merchant; queue: Queue; held: Ticket | null; now: Date };

const NOTES = {
  'list-only': 'merchant.listOnly',
  event: 'merchant.event',
  pass: 'merchant.pass',
  multi: 'merchant.multi',
} as const;

/** One queue of a merchant: how it stands, and the one thing to do about it (CON-033, CON-034). */
export function QueueBox({ merchant, queue, held, now }: QueueBoxProps) {
  const t = useWords();
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
      <Facts facts={facts} />
      {view.kind !== 'ordinary' && view.action === 'none' && <Alert>{t(NOTES[view.kind])}</Alert>}
      <BoxAction merchant={merchant} queue={queue} held={held} view={view} />
    </Card>
  );
}

type BoxActionProps = Omit<QueueBoxProps, 'now'> & { view: QueueBoxView };

function BoxAction({ merchant, queue, held, view }: BoxActionProps) {
  const t = useWords();
  const place = [merchant.id, queue.id] as const;
  if (held) {
    return (
      <LinkButton isFullWidth to={reservationPath(...place)}>
        {t('queue.showTicket', { number: held.ticketValue })}
      </LinkButton>
    );
  }
  if (view.action === 'none') return null;
  return (
    <LinkButton
      isFullWidth
      variant={view.label === 'open' ? 'primary' : 'secondary'}
      to={takeNumberPath(...place)}
    >
      {view.action === 'take' ? t('queue.take', { number: view.nextNumber }) : t('queue.takeFirst')}
    </LinkButton>
  );
}
