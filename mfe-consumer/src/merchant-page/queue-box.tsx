import { type Merchant, type Queue, type Ticket, ticketPath } from '@turno/shared-types';
import { Alert, Button, Card, LinkButton } from '@turno/shared-ui/components';
import { useWords, type Words } from '../locales/texts.ts';
import { eventsPath, passModePath } from '../paths.ts';
import { blockerText } from '../shared/line-up/blocked-notice.tsx';
import { type JoinContext, useTakeButton } from '../shared/line-up/use-take-button.ts';
import {
  FreeAccessBadge,
  freeAccessText,
  MerchantStatusBadge,
} from '../shared/merchant/merchant-status.tsx';
import { Facts } from '../shared/queue/facts.tsx';
import { type QueueKind, queueIds, queueKind, queuePath } from '../shared/queue/queue-path.ts';
import { dayOf, queueState, type StatusLabel } from '../shared/queue/queue-state.ts';
import { useQueueFacts } from '../shared/queue/use-queue-facts.ts';
import { heldTicket } from '../shared/tickets/current-ticket.ts';
import s from './merchant-screen.module.css';

/** One queue of a merchant: its state and its one action (CON-033, CON-034). */
export function QueueBox(context: JoinContext) {
  const t = useWords();
  const { merchant, queue, tickets, now } = context;
  const held = heldTicket(tickets, { merchantId: merchant.id, queueIds: queueIds(queue) }, now);
  const view = queueBoxView({ merchant, queue, held }, now);
  const facts = useQueueFacts(merchant, queue, now);
  const isFree = view.kind === 'list-only';
  const Badge = isFree ? FreeAccessBadge : MerchantStatusBadge;
  return (
    <Card as="li" className={s.box}>
      <div className={s.top}>
        <h2 className={s.name}>{queue.name}</h2>
        <Badge label={view.label} opensAt={view.opensAt} />
      </div>
      {/* CON-037: a queue without numbers has no figures. */}
      {!isFree && <Facts facts={facts} />}
      {isFree && <Alert>{freeAccessText(t, view.label)}</Alert>}
      {view.kind === 'pass' && <Alert>{t('merchant.pass')}</Alert>}
      {/* Shown to holders too: if it disappeared when the tickets have loaded, the page would move. */}
      {view.isTooLate && <Alert kind="warning">{t('queue.tooLate')}</Alert>}
      <BoxAction {...context} held={held} view={view} />
    </Card>
  );
}

type BoxActionProps = JoinContext & { held: Ticket | null; view: QueueBoxView };

/** The queue's one action; a disabled button says why. */
function BoxAction({ held, view, ...context }: BoxActionProps) {
  const t = useWords();
  const { merchant, queue } = context;
  const button = useTakeButton(context);
  if (view.action === 'none') return null;
  if (view.action === 'see-shows') {
    return (
      <LinkButton isFullWidth to={eventsPath(merchant.vanity)}>
        {t('queue.seeShows')}
      </LinkButton>
    );
  }
  if (view.action === 'use-pass') {
    return (
      <LinkButton isFullWidth to={passModePath(merchant.vanity)}>
        {t('passQueue.usePass')}
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

function actionWords(t: Words, { action, nextNumber, isTooLate }: QueueBoxView): string {
  if (action === 'ask-table') return t('queue.askTable');
  if (isTooLate) return t('queue.takeAnyway', { number: nextNumber ?? 1 });
  return action === 'take' ? t('queue.take', { number: nextNumber }) : t('queue.takeFirst');
}

/** CON-034, CON-037: what the box's one button does; `none` for a box without a button. */
type BoxActionKind =
  | 'show-ticket'
  | 'take-first'
  | 'take'
  | 'ask-table'
  | 'see-shows'
  | 'use-pass'
  | 'none';

type QueueBoxView = {
  kind: QueueKind;
  label: StatusLabel;
  opensAt: string | null;
  action: BoxActionKind;
  /** The number that the next person gets, for the button's label. */
  nextNumber: number | null;
  /** Whether that person would most likely not be called before closing. */
  isTooLate: boolean;
};

/** What one box of the merchant's page offers. */
export function queueBoxView(
  { merchant, queue, held }: { merchant: Merchant; queue: Queue; held: Ticket | null },
  now: Date,
): QueueBoxView {
  const { label, opensAt, blocker, ...state } = queueState(merchant, queue, now);
  const kind = queueKind(queue);
  const nextNumber = dayOf(queue)?.nextAvailableTicket ?? null;
  // If no numbers are given any more, the button states that already.
  const isTooLate = state.isTooLate && blocker === null;
  return { kind, label, opensAt, action: action(kind, held, nextNumber), nextNumber, isTooLate };
}

function action(kind: QueueKind, held: Ticket | null, nextNumber: number | null): BoxActionKind {
  if (kind === 'event') return 'see-shows';
  if (held) return 'show-ticket';
  if (kind === 'multi') return 'ask-table';
  if (kind === 'pass') return 'use-pass';
  if (kind !== 'ordinary') return 'none';
  return nextNumber === null || nextNumber <= 1 ? 'take-first' : 'take';
}
