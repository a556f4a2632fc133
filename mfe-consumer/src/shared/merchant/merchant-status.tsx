import type { Merchant } from '@turno/shared-types';
import { eventState, nextDayOpening, openUntil } from '@turno/shared-types/rules';
import { StatusBadge } from '@turno/shared-ui/components';
import { formatTime, openingWords, useLanguage } from '@turno/shared-ui/i18n';
import { useWords, type Words } from '../../locales/texts.ts';
import { queueState, type StatusLabel, topLevelQueues } from '../queue/queue-state.ts';

type MerchantStatusBadgeProps = { label: StatusLabel; opensAt: string | null };

/** CON-007: open, paused, closed, or when it opens. */
export function MerchantStatusBadge({ label, opensAt }: MerchantStatusBadgeProps) {
  const t = useWords();
  if (label !== 'opens') return <StatusBadge status={label} />;
  return <StatusBadge status="closed">{t('queue.opensAt', { time: opensAt })}</StatusBadge>;
}

/** CON-037: the badge of a queue or a merchant with free access. */
export function FreeAccessBadge(status: MerchantStatusBadgeProps) {
  return status.label === 'open' ? (
    <StatusBadge status="free-access" />
  ) : (
    <MerchantStatusBadge {...status} />
  );
}

/** CON-037, CON-042: says that no number is needed; only while it is open does it invite people in. */
export function freeAccessText(t: Words, label: StatusLabel): string {
  return t(label === 'open' ? 'merchant.listOnly' : 'freeAccess.notNow');
}

type MerchantStatus = { label: StatusLabel; opensAt: string | null };

// A merchant's status is the best status of any of its queues.
const BEST_FIRST: readonly StatusLabel[] = ['open', 'opens', 'paused', 'closed'];

/** CON-007: one status for a merchant with any number of queues. */
export function merchantStatus(merchant: Merchant, now: Date): MerchantStatus {
  const states = topLevelQueues(merchant).map((queue) => queueState(merchant, queue, now));
  for (const label of BEST_FIRST) {
    const state = states.find((each) => each.label === label);
    if (state) return { label, opensAt: label === 'opens' ? state.opensAt : null };
  }
  return { label: 'closed', opensAt: null };
}

/** CON-007: until when an open merchant is open, or when a closed one reopens; `null` if that is unknown, or no queue opens. */
export function useHoursNote(): (
  merchant: Merchant,
  label: StatusLabel,
  now: Date,
) => string | null {
  const t = useWords();
  const language = useLanguage();
  return (merchant, label, now) => hoursNote({ t, language }, merchant, label, now);
}

/** The same with the words of a list, which reads them once for all rows. */
export function hoursNote(
  { t, language }: { t: Words; language: string },
  merchant: Merchant,
  label: StatusLabel,
  now: Date,
): string | null {
  const { timezone } = merchant;
  if (label === 'open') {
    const until = openUntil(merchant, now);
    return until && t('queue.openUntil', { time: formatTime(until, timezone) });
  }
  if (label !== 'closed' || topLevelQueues(merchant).length === 0) return null;
  const opensAt = reopensAt(merchant, now);
  if (!opensAt) return null;
  const words = openingWords(t, opensAt, { now, timeZone: timezone, language });
  return t(`queue.${words.key}`, words.values);
}

/** A place that has only events opens when one of them can be booked again, any other with its hours. */
function reopensAt(merchant: Merchant, now: Date): Date | null {
  const queues = topLevelQueues(merchant);
  if (queues.some(({ type }) => type !== 'event')) {
    return nextDayOpening(merchant, now)?.opensAt ?? null;
  }
  const [first] = queues
    .flatMap((queue) => {
      const { blocker } = eventState(merchant, queue, now);
      return blocker?.kind === 'early' ? blocker.from : [];
    })
    .toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}
