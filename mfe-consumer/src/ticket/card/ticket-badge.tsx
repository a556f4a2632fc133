import { type Status, StatusBadge } from '@turno/shared-ui/components';
import { useWords } from '../../locales/texts.ts';
import type { TicketState } from '../ticket-view.ts';

const STATUSES: Record<TicketState, Status> = {
  waiting: 'waiting',
  now: 'now',
  passed: 'now',
  'checked-in': 'checked-in',
  'qr-expired': 'expired',
  expired: 'expired',
};

/** The state of the ticket in one word. */
export function TicketBadge({ state }: { state: TicketState }) {
  const t = useWords();
  return (
    <StatusBadge status={STATUSES[state]}>
      {state === 'passed' ? t('mine.called') : undefined}
    </StatusBadge>
  );
}
