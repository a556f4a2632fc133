import { StatusBadge } from '@turno/shared-ui/components';
import { useWords } from '../../locales/texts.ts';
import type { StatusLabel } from '../queue/queue-state.ts';

type MerchantStatusBadgeProps = { label: StatusLabel; opensAt: string | null };

/** CON-007: open, paused, closed, or when it opens. */
export function MerchantStatusBadge({ label, opensAt }: MerchantStatusBadgeProps) {
  const t = useWords();
  if (label !== 'opens') return <StatusBadge status={label} />;
  return <StatusBadge status="closed">{t('queue.opensAt', { time: opensAt })}</StatusBadge>;
}
