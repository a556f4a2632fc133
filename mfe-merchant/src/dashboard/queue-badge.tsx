import { isOpen, type MerchantDay, nextOpening, type QueueStatus } from '@turno/shared-types/rules';
import { StatusBadge } from '@turno/shared-ui/components';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';

type QueueBadgeProps = { status: QueueStatus; day: MerchantDay };

/**
 * The state of a queue. If it gives numbers outside its hours, the badge shows when it opens, as visitors and boards see it
 * (S-04).
 */
export function QueueBadge({ status, day }: QueueBadgeProps) {
  const t = useTexts(texts);
  const opensAt = status === 'opened' && !isOpen(day) ? nextOpening(day) : null;
  if (!opensAt) return <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>;
  const time = formatTime(opensAt, day.timezone);
  return <StatusBadge status="closed">{t('opensAt', { time })}</StatusBadge>;
}
