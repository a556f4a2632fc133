import type { Ticket } from '@turno/shared-types';
import { LinkButton } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { merchantAtomFor } from '@turno/shared-ui/live/followed-merchant';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { visibleQueue } from '../shared/queue/queue-path.ts';
import { queueState } from '../shared/queue/queue-state.ts';
import { rejoinPath } from '../shared/tickets/ticket-path.ts';

const STEP_MS = 30_000;

/** CON-048: a link to take another number, while the queue is open. */
export function RenewTicket({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const { data: merchant } = useAtomValue(merchantAtomFor(ticket.merchant.id));
  const queue = merchant && visibleQueue(merchant, ticket.queue.id);
  if (!merchant || !queue || queueState(merchant, queue, now).label !== 'open') return null;
  return (
    <LinkButton isFullWidth to={rejoinPath(ticket, merchant)}>
      {t('ticket.renew')}
    </LinkButton>
  );
}
